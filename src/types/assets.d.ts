// What webpack makes of imported files that are no code.

/** `import * as styles from "./Name.module.css"`: Gatsby emits one named export per class. */
declare module "*.module.css" {
  const styles: Readonly<Record<string, string>>;
  export = styles;
}

/** `import "./global.css"`, for its effect only. */
declare module "*.css";

/** The file's address in the built site. */
declare module "*.woff2" {
  const url: string;
  export default url;
}

/** The file's address in the built site. */
declare module "*.svg" {
  const url: string;
  export default url;
}
