import { parse } from "@cdktf/hcl2json";
import type { Finding } from "../document/finding";

const file = "sample.tf";

/** Parses HCL with Terraform's parser, up to the first error. */
export async function hclFindings(code: string): Promise<Finding[]> {
  try {
    await parse(file, code);
    return [];
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [, line = "1", what = message] =
      /sample\.tf:(\d+),\S+: ([\s\S]*?)(?=\. sample\.tf:|\.?\]?$)/.exec(message) ?? [];
    return [{ line: Number(line), message: `the sample isn't valid HCL: ${what.trim()}` }];
  }
}
