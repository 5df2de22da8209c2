import rangeParser from "parse-numeric-range";

/** The options after the language of a code fence. */
export interface FenceMeta {
  title?: string;
  alt?: string;
  height?: number;
  /** The kind of object that the sample belongs to, for checks of samples. @example "KafkaCluster" */
  part?: string;
  /** 1-based lines to highlight. */
  lines: number[];
  numberLines: boolean;
  wrap: boolean;
  variables: boolean;
  /** The sample contains an intentional mistake, so the checks of samples skip it. */
  wrong: boolean;
  unknown: string[];
}

/**
 * Parses a fence's options. Quoted values are extracted first, so that braces in a title are treated as text.
 * @example parseFenceMeta('title="values {prod}.yaml" {2}') // { title: "values {prod}.yaml", lines: [2], … }
 */
export function parseFenceMeta(meta: string): FenceMeta {
  const result: FenceMeta = {
    lines: [],
    numberLines: false,
    wrap: false,
    variables: false,
    wrong: false,
    unknown: [],
  };
  const withoutQuoted = meta.replace(
    /([\w-]+)=(?:"([^"]*)"|'([^']*)')/g,
    (whole, key: string, double?: string, single?: string) => {
      const value = double ?? single ?? "";
      if (key === "title") result.title = value;
      else if (key === "alt") result.alt = value;
      else if (key === "part") result.part = value;
      else result.unknown.push(whole);
      return " ";
    },
  );
  const withoutLines = withoutQuoted.replace(/\{([\d\s,.-]*)\}/g, (_whole, range: string) => {
    result.lines = [...result.lines, ...linesOf(range)];
    return " ";
  });
  for (const word of withoutLines.split(/\s+/).filter(Boolean)) {
    const height = /^height=(\d+)$/.exec(word)?.[1];
    if (height) result.height = Number(height);
    else if (isSwitch(word)) result[word] = true;
    else result.unknown.push(word);
  }
  return result;
}

const switches = ["numberLines", "wrap", "variables", "wrong"] as const;

function isSwitch(word: string): word is (typeof switches)[number] {
  return switches.some((name) => name === word);
}

function linesOf(range: string): number[] {
  // Two kinds of ranges highlight nothing: reversed ranges (3-1), because the library would swap their ends, and ranges beyond
  // the length of any sample, because the library lists every number.
  const forwards = range.split(",").filter((part) => {
    const [from, to] = part.split("-").map(Number);
    return to === undefined || ((from ?? 0) <= to && to < 10_000);
  });
  return rangeParser(forwards.join(",")).filter((line) => line > 0);
}
