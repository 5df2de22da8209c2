import { useEffect, useState } from "react";
import { contentFindingsUrl, type ContentFinding } from "../../model/problem/problem";

const nothing: readonly ContentFinding[] = [];

/**
 * What the content linter finds in a file, from the development server.
 * @param file path from the root of the repository; undefined for a page without a file
 * @returns the findings of the last check; none before the first one
 */
export function useContentFindings(file: string | undefined): readonly ContentFinding[] {
  const [found, setFound] = useState({ file, findings: nothing });
  useEffect(() => {
    if (file === undefined) return;
    const source = new EventSource(`${contentFindingsUrl}?file=${encodeURIComponent(file)}`);
    source.addEventListener("message", ({ data }: MessageEvent<string>) =>
      setFound({ file, findings: readFindings(data) }),
    );
    return () => source.close();
  }, [file]);
  return found.file === file ? found.findings : nothing;
}

function readFindings(data: string): readonly ContentFinding[] {
  const findings: unknown = JSON.parse(data);
  return Array.isArray(findings) ? findings.filter(isFinding) : nothing;
}

function isFinding(value: unknown): value is ContentFinding {
  return typeof value === "object" && value !== null && "file" in value && "rule" in value;
}
