import { authorComponents, isAuthorComponent } from "../../../model/content/author-components";
import {
  walkElements,
  type ContentElement,
  type ContentNode,
  type JsonValue,
} from "../../../model/content/content-tree";
import type { ContentProblem } from "../../../model/problem/problem";
import { describeIssues } from "../../../model/problem/schema-issue";
import type { ElementContext } from "./element-context";
import { checkHtml, refusedAddress } from "./html-rules";
import { Reporter } from "../../problems/reporter";
import { arrange } from "./structure";

export const Fragment = Symbol("Fragment");

interface Position {
  line: number;
  column: number;
}

/** A partial or a component defined in the page: takes properties and the position of its use, returns content. */
export type PartialFunction = (properties: Readonly<Record<string, unknown>>, position?: Position) => unknown;

const blocks = new Set(
  "p div ul ol dl table pre blockquote figure section h1 h2 h3 h4 h5 h6 hr details Admonition Tabs Steps Cards Card Details CodeBlock Diagram Figure".split(
    " ",
  ),
);

interface TreeSource {
  lineNumber?: number | undefined;
  columnNumber?: number | undefined;
}

const htmlNames: Readonly<Record<string, string>> = {
  class: "className",
  for: "htmlFor",
  tabindex: "tabIndex",
};

/** Every element created by a factory, with its position. Objects that only look like elements aren't rendered. */
const made = new WeakMap<object, { file: string; position: Position | undefined }>();

/** Finds components that are valid only inside another component but are used on their own. */
export function strayElements(tree: readonly ContentNode[]): ContentProblem[] {
  const problems: ContentProblem[] = [];
  walkElements(tree, (element) => {
    const origin = element.type === "Tab" ? made.get(element) : undefined;
    if (!origin) return;
    const report = new Reporter(origin.file);
    report.error(origin.position, "`<Tab>` must be inside `<Tabs>`");
    problems.push(...report.problems);
  });
  return problems;
}

/** The JSX runtime for content: creates validated JSON elements instead of React elements. One instance serves one file. */
export class ElementFactory {
  private lastPosition: Position | undefined;

  constructor(private readonly context: ElementContext) {}

  /** `jsxDEV` for hast-util-to-jsx-runtime. These are arrow functions because the runtime calls them without `this`. */
  readonly fromTree = (
    type: unknown,
    properties: Readonly<Record<string, unknown>>,
    _key?: string,
    _isStatic?: boolean,
    source?: TreeSource,
  ): ContentElement => {
    // The runtime counts columns from 0.
    const position = source?.lineNumber
      ? { line: source.lineNumber, column: (source.columnNumber ?? 0) + 1 }
      : undefined;
    this.lastPosition = position ?? this.lastPosition;
    const { children, ...others } = properties;
    return this.make(type, others, this.nodesOf(children), position) as unknown as ContentElement;
  };

  /** `createElement` for JSX inside expressions. */
  readonly fromExpression = (
    type: unknown,
    properties: Readonly<Record<string, unknown>> | null,
    ...children: unknown[]
  ): ContentNode | ContentNode[] =>
    this.make(type, properties ?? {}, this.nodesOf(children), this.lastPosition);

  /**
   * Converts the result of an expression to content: flattens arrays and omits null, undefined and booleans.
   * @param position where the expression is in the file
   */
  nodesOf(value: unknown, position = this.lastPosition): ContentNode[] {
    if (value === undefined || value === null || typeof value === "boolean") return [];
    if (typeof value === "string") return value === "" ? [] : [value];
    if (typeof value === "number" || typeof value === "bigint") return [String(value)];
    if (Array.isArray(value)) return value.flatMap((item) => this.nodesOf(item, position));
    if (isElement(value)) return [value];
    this.context.report.error(
      position,
      `a value of type ${typeof value} can't be shown`,
      "use text, a number or markup",
    );
    return [];
  }

  private make(
    type: unknown,
    properties: Readonly<Record<string, unknown>>,
    children: ContentNode[],
    position: Position | undefined,
  ): ContentNode | ContentNode[] {
    if (type === Fragment) return children;
    if (typeof type === "function")
      return this.nodesOf((type as PartialFunction)({ ...properties, children }, position));
    if (typeof type !== "string") {
      this.context.report.error(position, "a component used here isn't defined");
      return [];
    }
    const props = this.plainProperties(type, properties, position);
    const element = this.checked(
      { type, ...(props ? { props } : {}), ...(children.length > 0 ? { children } : {}) },
      position,
    );
    made.set(element, { file: this.context.report.file, position });
    return element;
  }

  private plainProperties(
    type: string,
    properties: Readonly<Record<string, unknown>>,
    position: Position | undefined,
  ): Record<string, JsonValue> | undefined {
    const plain: Record<string, JsonValue> = {};
    for (const [name, value] of Object.entries(properties)) {
      if (value === undefined || name === "key" || name === "children") continue;
      const key = isHtml(type) ? (htmlNames[name] ?? name) : name;
      if (isPlain(value)) plain[key] = value;
      else {
        this.context.report.error(
          position,
          `\`${name}\` of \`<${type}>\` can't be ${typeof value === "function" ? "a function" : "a value that isn't plain data"}`,
          "use text, a number, true or false, or a list or an object of these",
        );
      }
    }
    return Object.keys(plain).length > 0 ? plain : undefined;
  }

  /** Browsers end a paragraph where a block element begins, so the page in the browser would differ from the built page. */
  private paragraph(element: ContentElement, position: Position | undefined): ContentElement {
    if (element.type !== "p") return element;
    const block = element.children?.find((child) => typeof child === "object" && blocks.has(child.type));
    if (typeof block !== "object") return element;
    this.context.report.error(
      position,
      `\`<${block.type}>\` can't be inside a paragraph`,
      "add an empty line before and after it",
    );
    return { ...element, type: "div" };
  }

  private checked(element: ContentElement, position: Position | undefined): ContentElement {
    const { report } = this.context;
    if (isHtml(element.type)) return this.paragraph(figureOf(checkHtml(element, position, report)), position);
    if (!isAuthorComponent(element.type)) return element;
    const schema = authorComponents[element.type];
    const result = schema.safeParse(element.props ?? {});
    for (const { key, message } of describeIssues(
      result.error?.issues ?? [],
      element.props ?? {},
      Object.keys(schema.shape),
    )) {
      report.error(position, `\`${key}\` of \`<${element.type}>\` ${message}`);
    }
    for (const [name, value] of Object.entries(element.props ?? {})) {
      const reason = refusedAddress(name, value);
      if (reason) report.error(position, `\`${name}\` of \`<${element.type}>\` ${reason}`);
    }
    return arrange(element, { ...this.context, position });
  }
}

/** A paragraph that consists of a single image becomes a figure, which allows more content than a paragraph. */
function figureOf(element: ContentElement): ContentElement {
  const [image, ...others] = element.children ?? [];
  const isFigure =
    element.type === "p" && others.length === 0 && typeof image === "object" && image.type === "img";
  return isFigure ? { ...image, type: "Figure" } : element;
}

/** Follows JSX: a name that starts with a lowercase letter is an HTML element, whatever comes after it. */
function isHtml(type: string): boolean {
  return /^[a-z]/.test(type);
}

function isElement(value: unknown): value is ContentElement {
  return typeof value === "object" && value !== null && made.has(value);
}

function isPlain(value: unknown): value is JsonValue {
  if (value === null || typeof value === "string" || typeof value === "boolean") return true;
  if (typeof value === "number") return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isPlain);
  if (typeof value !== "object") return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return (prototype === Object.prototype || prototype === null) && Object.values(value).every(isPlain);
}
