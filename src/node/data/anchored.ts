import { code } from "./markdown-table";

/** A name in code that links to itself and that other pages can link to. */
export function anchored(id: string, name: string): string {
  return `<span id="${id}">[${code(name)}](#${id})</span>`;
}

/** An id of letters, digits, underscores and dashes. @example anchorId("spec.members[].name") === "spec-members-name" */
export function anchorId(name: string): string {
  return name.replace(/[^A-Za-z0-9_]+/g, "-").replace(/^-|-$/g, "");
}
