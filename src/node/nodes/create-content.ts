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
import type { OpenPages } from "./open-pages";

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
  /** `Mdx` nodes whose pages are compiled again once open pages show the change. */
  private readonly postponed = new Set<string>();
  private sourceTools: NodeTools | undefined;
  private compiled = 0;
  private ahead: CompiledPages | undefined;
  private state: { environment: Environment; digest: string } | undefined;

  constructor(
    private readonly root: string,
    private readonly site: SiteConfig,
    private readonly production: boolean,
    private readonly openPages?: OpenPages,
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
    // Unlike those of a changed node, these tools tell Gatsby about nodes that are created later.
    this.sourceTools = tools;
    this.compileStale(tools);
  }

  private compileStale(tools: NodeTools): void {
    const { digest } = this.current();
    // Files that no thread has compiled, or for which an earlier build, with different code, created no page.
    for (const mdx of tools.getNodesByType("Mdx")) if (mdx.children.length === 0) this.createPage(mdx, tools);
    const stale: Node[] = [];
    for (const page of contentPageTypes.flatMap((type) => tools.getNodesByType(type) as ContentPageNode[])) {
      const mdx = page.parent ? tools.getNode(page.parent) : undefined;
      if (!mdx) continue;
      const isStale =
        page.environmentDigest !== digest ||
        page.dependencies.some(({ file, digest: before }) => dependencyOn(this.root, file).digest !== before);
      if (isStale) stale.push(mdx);
      else
        this.remember(
          mdx.id,
          page.dependencies.map(({ file }) => file),
        );
    }
    this.createAgain(stale, tools);
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
      this.compileStale(tools);
      return;
    }
    if (file === diagramSizesFile) this.state = undefined;
    const dependents = [...(this.dependents.get(file) ?? [])].flatMap((id) => tools.getNode(id) ?? []);
    if (dependents.length === 0) return;
    const { digest } = dependencyOn(this.root, file);
    const isStale = (mdx: Node): boolean =>
      pagesOf(mdx, tools).some(({ dependencies = [] }) =>
        dependencies.some((dependency) => dependency.file === file && dependency.digest !== digest),
      );
    this.createAgain(dependents.filter(isStale), tools);
  }

  /** Creates pages again. If some of them are open in a browser, the others follow later, so that authors don't wait for those. */
  private createAgain(stale: readonly Node[], tools: NodeTools): void {
    const { openPages, sourceTools } = this;
    const isOpen = (mdx: Node): boolean =>
      pagesOf(mdx, tools).some(({ path }) => path !== undefined && openPages?.has(path));
    // Builds have no open pages, so they don't read the nodes of all pages.
    const open = openPages ? stale.filter(isOpen) : [];
    for (const mdx of open.length > 0 ? open : stale) this.createPage(mdx, tools);
    if (!openPages || !sourceTools || open.length === 0 || open.length === stale.length) return;
    if (this.postponed.size === 0) openPages.afterwards(() => this.createPostponed(sourceTools));
    for (const { id } of stale) this.postponed.add(id);
    for (const { id } of open) this.postponed.delete(id);
  }

  private createPostponed(tools: NodeTools): void {
    const nodes = [...this.postponed].flatMap((id) => tools.getNode(id) ?? []);
    this.postponed.clear();
    for (const mdx of nodes) this.createPage(mdx, tools);
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

/** The page of an `Mdx` node, and its body, which has neither a path nor dependencies. */
function pagesOf({ children }: Node, { getNode }: NodeTools): Partial<ContentPageNode>[] {
  return children.flatMap((child): Partial<ContentPageNode>[] => {
    const node: Node | undefined = getNode(child);
    return node ? [node] : [];
  });
}
