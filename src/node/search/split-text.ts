/**
 * Splits a text into pieces of at most `limit` characters: between sentences, else between words, else anywhere.
 * @param text one line
 */
export function splitText(text: string, limit: number): string[] {
  return pack(splitAt(text, /(?<=[.!?…]["')\]]?)\s+|(?<=[。！？])/u), limit, " ", (sentence) =>
    pack(splitAt(sentence, /\s+/), limit, " ", (word) => cut(word, limit)),
  );
}

/** Splits code into pieces of at most `limit` characters, between lines where that is possible. */
export function splitCode(code: string, limit: number): string[] {
  return pack(code.split("\n"), limit, "\n", (line) => cut(line, limit)).filter(
    (piece) => piece.trim() !== "",
  );
}

function splitAt(text: string, separator: RegExp): string[] {
  return text.split(separator).filter((part) => part !== "");
}

/** Joins parts while they fit; one that is too long by itself is split further. */
function pack(
  parts: readonly string[],
  limit: number,
  separator: string,
  split: (part: string) => string[],
): string[] {
  const pieces: string[] = [];
  let piece: string | undefined;
  for (const part of parts.flatMap((one) => (one.length > limit ? split(one) : [one]))) {
    if (piece === undefined) piece = part;
    else if (piece.length + separator.length + part.length <= limit) piece += separator + part;
    else {
      pieces.push(piece);
      piece = part;
    }
  }
  return piece === undefined ? pieces : [...pieces, piece];
}

function cut(text: string, limit: number): string[] {
  const pieces: string[] = [];
  let piece = "";
  // By characters, so that none is cut in two.
  for (const character of text) {
    if (piece.length + character.length > limit) {
      pieces.push(piece);
      piece = "";
    }
    piece += character;
  }
  return piece === "" ? pieces : [...pieces, piece];
}
