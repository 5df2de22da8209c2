const free = 0;
const claimed = 1;

/** Creates an array of unclaimed files. Threads that receive the array share it. */
export function newClaims(files: number): Int32Array<SharedArrayBuffer> {
  return new Int32Array(new SharedArrayBuffer(files * Int32Array.BYTES_PER_ELEMENT));
}

/**
 * Claims a file for the calling thread.
 * @param claims shared by all threads, one number per file
 * @returns whether the caller has claimed the file; false if another thread was first
 */
export function claimFile(claims: Int32Array, index: number): boolean {
  return Atomics.compareExchange(claims, index, free, claimed) === free;
}
