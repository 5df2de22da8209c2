import { readFileSync } from "node:fs";
import type { CreateNodeArgs, Node, NodePluginArgs } from "gatsby";
import type { SiteConfig } from "../../site/schema";
import { dependencyOn, type Environment } from "../content/page/compile";
import { diagramSizesFile } from "../content/evaluate/diagram-sizes";
import { contentFileOf } from "./content-files";
import { contentPageTypes, type ContentPageNode, type DocPageFields } from "../node-types/content-types";
import { environmentDigest, readEnvironment } from "./environment";
import { compilesAhead, type CompileAhead } from "./compile-ahead";
import { makePage, type MadePage } from "./make-page";

type NodeTools = Pick<
  NodePluginArgs,
  "actions" | "reporter" | "createNodeId" | "createContentDigest" | "getNode" | "getNodes" | "getNodesByType"
>;

/**
 * Makes the site's own page nodes from `Mdx` nodes and keeps them true: when a partial, an image, the glossary or the
 * build code changes, the pages made from it are made again, and only those.
 */
export class ContentNodes {
  /** Which `Mdx` nodes were made from a file that isn't their own. */
  private readonly dependents = new Map<string, Set<string>>();
  private compiled = 0;
  private ahead: CompileAhead | undefined;
  private state: { environment: Environment; digest: string } | undefined;

  constructor(
    private readonly root: string,
    private readonly site: SiteConfig,
    private readonly production: boolean,
  ) {}

  /** Before the files are read: in a build without earlier pages, other threads begin to compile them. */
  prepare({ getNodesByType }: Pick<NodeTools, "getNodesByType">): void {
    if (getNodesByType("Mdx").length === 0) this.ahead = compilesAhead(this.root, this.site);
  }

  /** Fills the index of dependents from nodes of an earlier build and makes pages again whose surroundings changed. */
  refresh(tools: NodeTools): void {
    this.ahead?.stop();
    this.ahead = undefined;
    const { digest } = this.current();
    // Files that an earlier build, with other code, made nothing of.
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

  /** Handles a new or changed node: an `Mdx` node becomes a page, any file refreshes the pages made from it. */
  async onNode({ node, ...tools }: CreateNodeArgs): Promise<void> {
    if (node.internal.type === "Mdx") {
      const made = await this.ahead?.take(String(tools.getNode(String(node.parent))?.absolutePath));
      if (made) this.add(node, made, tools);
      else this.createPage(node, tools);
    } else if (node.internal.type === "File") this.fileChanged(String(node.absolutePath), tools);
  }

  /**
   * How many pages were compiled since this was last asked; a warm build compiles only what changed. Drafts that leave
   * nothing behind don't count: each build looks at them again.
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
      // Its page and its body, which has no dependencies.
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
    if (contentFile.isPartial) return;
    try {
      const raw = readFileSync(absolutePath, "utf8");
      const made = makePage(source, contentFile, raw, this.site, this.current().environment);
      if (made) this.add(mdx, made, tools);
    } catch (error) {
      // A fault of ours, not of the author; without the file's name nobody could find the page that shows it.
      tools.reporter.panicOnBuild(`${contentFile.file} can't be compiled: ${String(error)}`);
    }
  }

  private add(
    mdx: Node,
    { type, fields, content, draft }: MadePage,
    { actions, createNodeId, createContentDigest, getNode }: NodeTools,
  ): void {
    this.remember(
      mdx.id,
      fields.dependencies.map(({ file }) => file),
    );
    const id = createNodeId(`${mdx.id} >>> ${type}`);
    const body = createNodeId(`${mdx.id} >>> PageBody`);
    const node = (nodeId: string, nodeType: string, data: object) => ({
      ...data,
      id: nodeId,
      parent: mdx.id,
      children: [],
      internal: { type: nodeType, contentDigest: createContentDigest(JSON.stringify(data)) },
    });
    if (draft && this.production) {
      const old = getNode(id);
      if (old) actions.deleteNode(old);
      if (type !== "DocPage") return;
      this.compiled += 1;
      const { section, version, locale, docId } = fields as unknown as DocPageFields;
      const draftNode = node(createNodeId(`${mdx.id} >>> DraftPage`), "DraftPage", {
        section,
        version,
        locale,
        docId,
      });
      void actions.createNode(draftNode);
      actions.createParentChildLink({ parent: mdx, child: draftNode });
      return;
    }
    this.compiled += 1;
    const bodyNode = node(body, "PageBody", { content });
    const pageNode = node(id, type, { ...fields, body, environmentDigest: this.current().digest });
    for (const child of [bodyNode, pageNode]) {
      void actions.createNode(child);
      actions.createParentChildLink({ parent: mdx, child: child });
    }
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
