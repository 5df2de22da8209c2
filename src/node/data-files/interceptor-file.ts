import { interceptorSchema, type Interceptor } from "../../model/reference/interceptor";
import type { ReadData } from "../reading/yaml-file";
import { namesIn, readNamedFile } from "./data-file";

/** Folder of the interceptors' data, from the root of the repository. */
export const interceptorFolder = "content/interceptors";

/** The file that describes an interceptor. @example interceptorFile("data-masking") */
export function interceptorFile(id: string): string {
  return `${interceptorFolder}/${id}.yaml`;
}

/** Every interceptor that has a file, by name. */
export function interceptorIds(root: string): string[] {
  return namesIn(root, interceptorFolder);
}

/** Reads and checks one interceptor's file. */
export function readInterceptor(root: string, id: string): ReadData<Interceptor> {
  return readNamedFile(root, interceptorFile(id), interceptorSchema, "id");
}
