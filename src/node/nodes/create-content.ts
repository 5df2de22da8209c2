import { existsSync, readFileSync } from "node:fs";
import type { CreateNodeArgs, Node, NodePluginArgs } from "gatsby";
import type { SiteConfig } from "../../site/schema";
import { dependencyOn, type Environment } from "../content/page/compile";
import { diagramSizesFile } from "../content/parse/diagram-sizes";
import { childNodeId, createChildNode } from "./child-nodes";
import type { CompiledPages } from "./compile-ahead";
import { contentFileOf } from "./content-files";
import { contentPageTypes, type ContentPageNode, type DocPageFields } from "../node-types/content-types";
import { environmentDigest, readEnvironment } from "./environment";
import { makePage, type MadePage } from "./make-page";

type NodeTools = Pick<
  NodePluginArgs,
  "actions" | "reporter" | "createNodeId" | "createContentDigest" | "getNode" | "getNodes" | "getNodesByType"
>;

/**
 * Creates the site's page nodes from `Mdx` nodes and keeps them up to date: when a partial, an image, the glossary or the build
 * code changes, exactly the pages built from it are built again.
 */
export class ContentNodes {
  /** The `Mdx` nodes that depend on files other than their own. */
  private readonly dependents = new Map<string, Set<string>>();
  private compiled = 0;
  private ahead: CompiledPages | undefined;
  private state: { environment: Environment; digest: string } | undefined;

  constructor(
    private readonly root: string,
    private readonly site: SiteConfig,
    private readonly production: boolean,
  ) {}

  /** Leaves the files that Gatsby reads first to threads, whose pages `createPages` takes. */
  expect(ahead: CompiledPages | undefined): void {
    this.ahead = ahead;
  }

  /** Creates the pages that threads have compiled, as soon as Gatsby has read their files. */
  async createPages(tools: NodeTools): Promise<void> {
    const { ahead } = this;
    if (!ahead) return;
    for (const mdx of tools.getNodesByType("Mdx")) {
      const made = await ahead.take(String(tools.getNode(String(mdx.parent))?.absolutePath));
      if (made) this.add(mdx, made, tools);
    }
    this.ahead = undefined;
    await ahead.close();
  }

  /** Fills the index of dependents with nodes from an earlier build, and rebuilds pages whose environment changed. */
  refresh(tools: NodeTools): void {
    const { digest } = this.current();
    // Files that no thread has compiled, or for which an earlier build, with different code, created no page.
    for (const mdx of tools.getNodesByType("Mdx")) if (mdx.children.length === 0) this.createPage(mdx, tools);
    for (const page of contentPageTypes.flatMap((type) => tools.getNodesByType(type) as ContentPageNode[])) {
      const mdx = page.parent ? tools.getNode(page.parent) : undefined;
      if (!mdx) continue;
      const isStale =
        page.environmentDigest !== digest ||
        page.dependencies.some(({ file, digest: before }) => dependencyOn(this.root, file).digest !== before);
      if (isStale) this.createPage(mdx, tools);
      else
        this.remember(
          mdx.id,
          page.dependencies.map(({ file }) => file),
        );
    }
  }

  /** Handles a new or changed node: an `Mdx` node becomes a page, and any file refreshes the pages built from it. */
  onNode({ node, ...tools }: CreateNodeArgs): void {
    if (node.internal.type === "Mdx") {
      if (!this.ahead) this.createPage(node, tools);
    } else if (node.internal.type === "File") this.fileChanged(String(node.absolutePath), tools);
  }

  /**
   * Returns how many pages were compiled since the last call; a warm build compiles only what changed. Drafts that create no
   * node don't count, because each build compiles them again.
   */
  takeCompiledCount(): number {
    const count = this.compiled;
    this.compiled = 0;
    return count;
  }

  private fileChanged(absolutePath: string, tools: NodeTools): void {
    const { file } = contentFileOf(this.root, absolutePath, "");
    if (file === "content/glossary.yaml" && this.state) {
      this.state = undefined;
      this.refresh(tools);
      return;
    }
    if (file === diagramSizesFile) this.state = undefined;
    for (const id of this.dependents.get(file) ?? []) {
      const mdx = tools.getNode(id);
      // The page and its body, which has no dependencies.
      const made = (mdx?.children ?? []).map(
        (child) => tools.getNode(child) as Partial<ContentPageNode> | undefined,
      );
      const isStale = made.some((node) =>
        node?.dependencies?.some(
          (dependency) =>
            dependency.file === file && dependency.digest !== dependencyOn(this.root, file).digest,
        ),
      );
      if (mdx && isStale) this.createPage(mdx, tools);
    }
  }

  private createPage(mdx: Node, tools: NodeTools): void {
    const parent = mdx.parent ? tools.getNode(mdx.parent) : undefined;
    if (!parent) return;
    const source = String(parent.sourceInstanceName);
    const absolutePath = String(parent.absolutePath);
    const contentFile = contentFileOf(this.root, absolutePath, String(parent.relativePath));
    // Gatsby deletes the nodes of deleted files only after all files have been read.
    if (contentFile.isPartial || !existsSync(absolutePath)) return;
    try {
      const raw = readFileSync(absolutePath, "utf8");
      const made = makePage(source, contentFile, raw, this.site, this.current().environment);
      if (made) this.add(mdx, made, tools);
    } catch (error) {
      // This is a bug in our code, not the author's mistake. Without the file's name, the affected page would be hard to find.
      tools.reporter.panicOnBuild(`${contentFile.file} can't be compiled: ${String(error)}`);
    }
  }

  private add(mdx: Node, { type, fields, content, draft }: MadePage, { getNode, ...tools }: NodeTools): void {
    this.remember(
      mdx.id,
      fields.dependencies.map(({ file }) => file),
    );
    if (draft && this.production) {
      const old = getNode(childNodeId(mdx, tools, type));
      if (old) tools.actions.deleteNode(old);
      if (type !== "DocPage") return;
      this.compiled += 1;
      const { section, version, locale, docId } = fields as unknown as DocPageFields;
      createChildNode(mdx, tools, { type: "DraftPage", data: { section, version, locale, docId } });
      return;
    }
    this.compiled += 1;
    const body = createChildNode(mdx, tools, { type: "PageBody", data: { content } });
    const data = { ...fields, body, environmentDigest: this.current().digest };
    createChildNode(mdx, tools, { type, data });
  }

  private current(): { environment: Environment; digest: string } {
    this.state ??= {
      environment: readEnvironment(this.root, this.site).environment,
      digest: environmentDigest(this.root),
    };
    return this.state;
  }

  private remember(mdxId: string, files: readonly string[]): void {
    for (const file of files) {
      const dependents = this.dependents.get(file) ?? new Set();
      this.dependents.set(file, dependents.add(mdxId));
    }
  }
}
