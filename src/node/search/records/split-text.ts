/**
 * Splits a text into pieces of at most `limit` characters: between sentences if possible, otherwise between words, otherwise
 * anywhere.
 * @param text one line
 */
export function splitText(text: string, limit: number): string[] {
  return pack(splitAt(text, /(?<=[.!?…]["')\]]?)\s+|(?<=[。！？])/u), limit, " ", (sentence) =>
    pack(splitAt(sentence, /\s+/), limit, " ", (word) => cut(word, limit)),
  );
}

/** Splits code into pieces of at most `limit` characters, between lines if possible. */
export function splitCode(code: string, limit: number): string[] {
  return pack(code.split("\n"), limit, "\n", (line) => cut(line, limit)).filter(
    (piece) => piece.trim() !== "",
  );
}

function splitAt(text: string, separator: RegExp): string[] {
  return text.split(separator).filter((part) => part !== "");
}

/** Joins parts as long as they fit. A part that is too long on its own is split further. */
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
  // Splits by code points, so that no character is cut in two.
  for (const character of text) {
    if (piece.length + character.length > limit) {
      pieces.push(piece);
      piece = "";
    }
    piece += character;
  }
  return piece === "" ? pieces : [...pieces, piece];
}
