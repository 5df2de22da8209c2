import { existsSync } from "node:fs";
import path from "node:path";
import { didYouMean } from "../../model/problem/suggestion";
import { propertiesNamed, type BlockDefinition } from "./block-definition";
import { interceptorBlocks } from "./interceptor-blocks";
import { interceptorFile, interceptorIds, readInterceptor } from "../data-files/interceptor-file";

/** The definition of a component that shows a part of one interceptor's data. @param name one of `interceptorBlocks` */
export function interceptorBlock(name: string): BlockDefinition {
  return {
    properties: propertiesNamed("of"),
    usage: `<${name} of="data-masking" />`,
    make: ({ of: id = "" }, root) => {
      const file = interceptorFile(id);
      if (!existsSync(path.join(root, file))) {
        const hint = `${didYouMean(id, interceptorIds(root))}Its file would be ${file}`;
        return { file, markdown: "", problem: { message: `\`${id}\` isn't an interceptor`, hint } };
      }
      const { value } = readInterceptor(root, id);
      return { file, markdown: value ? (interceptorBlocks[name]?.(value) ?? "") : "" };
    },
  };
}
