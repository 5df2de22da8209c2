const free = 0;
const claimed = 1;

/** Nobody has any of so many files yet. Threads that are given the array share it. */
export function newClaims(files: number): Int32Array<SharedArrayBuffer> {
  return new Int32Array(new SharedArrayBuffer(files * Int32Array.BYTES_PER_ELEMENT));
}

/**
 * Claims a file for the calling thread.
 * @param claims shared by all threads, one number a file
 * @returns whether the caller has it now; false when another was first
 */
export function claimFile(claims: Int32Array, index: number): boolean {
  return Atomics.compareExchange(claims, index, free, claimed) === free;
}
