import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import GithubSlugger from "github-slugger";
import { stringify } from "yaml";
import { UserError } from "../../scripts/user-error.mjs";
import { interceptorGoals, interceptorKinds, type Interceptor } from "../../src/model/reference/interceptor";
import { releaseLines, releaseName, type ReleaseLine } from "../../src/model/release/release";
import { parseVersion } from "../../src/model/release/version";
import { addToSidebar } from "./add-to-sidebar";

export const contentKinds = ["page", "release", "interceptor"] as const;
export type ContentKind = (typeof contentKinds)[number];

/** The author's answers, or the values passed as flags. */
export interface Answers {
  kind: ContentKind;
  /** A folder below `content/` for a page or interceptor, such as `gateway/how-to`; a product line for a release. */
  section: string;
  /** The title of a page, the name of an interceptor, or the version of a release. */
  title: string;
}

/** A file to write: its path from the root of the repository, and its text. */
export interface NewFile {
  file: string;
  text: string;
}

/**
 * Creates a page, a release note or an interceptor that passes all checks, and adds it to the sidebar. Everything is a draft
 * until its author removes `draft`, so readers never see the placeholder text.
 * @param today such as `2025-04-18`
 * @returns the files to write; the author edits the first one
 * @throws {UserError} for an answer that isn't possible, such as a file that exists
 */
export function newContent(root: string, { kind, section, title }: Answers, today: string): NewFile[] {
  const files = {
    page: () => newPage(root, section, title, pageText(title)),
    release: () => newRelease(section, title, today),
    interceptor: () => newInterceptor(root, section, title),
  }[kind]();
  const sidebar = /(^|\/)sidebar\.yaml$/;
  const taken = files.find(({ file }) => !sidebar.test(file) && existsSync(path.join(root, file)));
  if (taken) throw new UserError(`${taken.file} already exists. Choose a different title.`);
  return files;
}

function newPage(root: string, section: string, title: string, text: string): NewFile[] {
  const folder = section.replace(/^\/?(content\/)?|\/+$/g, "");
  const [top = "", ...rest] = folder.split("/");
  const sidebar = `content/${top}/sidebar.yaml`;
  if (!/^[\w-]+(\/[\w-]+)*$/.test(folder) || !existsSync(path.join(root, sidebar)))
    throw new UserError(
      `"${section}" isn't a folder in a section with a sidebar. Use a folder such as gateway/how-to.`,
    );
  const name = nameOf(title);
  const id = [...rest, name].join("/");
  const entries = readFileSync(path.join(root, sidebar), "utf8");
  return [
    { file: `content/${folder}/${name}.mdx`, text },
    { file: sidebar, text: addToSidebar(entries, id) },
  ];
}

function pageText(title: string): string {
  return `${frontmatter({
    title,
    description: `${title}: describe in one sentence what readers can do with this page.`,
    draft: true,
  })}
Describe the result that readers get, in one or two sentences.

## Before you start

List what readers need.
`;
}

function newRelease(section: string, version: string, date: string): NewFile[] {
  const line = releaseLines.find((each): each is ReleaseLine => each.toLowerCase() === section.toLowerCase());
  if (!line) throw new UserError(`"${section}" isn't a product line. Use one of: ${releaseLines.join(", ")}`);
  if (!/^\d+\.\d+\.\d+$/.test(version) || !parseVersion(version))
    throw new UserError(`"${version}" isn't a version. Use a version such as 3.8.1.`);
  const text = `${frontmatter({ version, line, date, summary: "Summarize the release in one sentence.", draft: true })}
## New features

- **New feature.** Describe what readers can do now.
`;
  return [{ file: `content/changelog/${releaseName({ line, version })}.mdx`, text }];
}

function newInterceptor(root: string, section: string, title: string): NewFile[] {
  const id = nameOf(title);
  const kind = interceptorKinds.find((each) => section.includes(each)) ?? "traffic-control";
  const data: Interceptor = {
    id,
    name: title,
    pluginClass: "io.conduktor.gateway.interceptor.ReplaceThisPlugin",
    kind,
    goals: [interceptorGoals[0]],
    requests: ["Produce"],
    summary: "Describe in one sentence what the interceptor does.",
    needs: [],
    options: [
      {
        name: "topic",
        type: "regex",
        required: false,
        default: ".*",
        description: "The topics that the interceptor applies to.",
      },
    ],
    example: { topic: "orders-.*" },
    errors: [],
    limits: ["Describe what the interceptor doesn't do."],
    demos: [],
  };
  const page = `${frontmatter({ title, description: data.summary, draft: true })}
Describe the problem that the interceptor solves.

<InterceptorFacts of="${id}" />

## Example

<InterceptorExample of="${id}" />

## Configuration

<InterceptorOptions of="${id}" />

<ResourceBuilder of="${id}" />

## Errors

<InterceptorErrors of="${id}" />

## Limits

<InterceptorLimits of="${id}" />
`;
  return [
    { file: `content/interceptors/${id}.yaml`, text: stringify(data) },
    ...newPage(root, section, title, page),
  ];
}

function nameOf(title: string): string {
  const name = new GithubSlugger().slug(title.trim()).replace(/[^a-z0-9-]|^-+|-+$/g, "");
  if (name === "")
    throw new UserError(`"${title}" can't be turned into a file name. Use a title with letters or digits.`);
  return name;
}

function frontmatter(values: object): string {
  return `---\n${stringify(values, { lineWidth: 0 })}---\n`;
}
