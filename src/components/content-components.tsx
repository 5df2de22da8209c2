import type { ComponentType } from "react";
import type { AuthorComponentName } from "../model/content/author-components";
import { Admonition } from "./Admonition/Admonition";
import { Badge } from "./Badge/Badge";
import { Since } from "./Badge/Since";
import { Card, Cards } from "./Cards/Cards";
import { CodeBlock } from "./CodeBlock/CodeBlock";
import { ContentCode } from "./ContentCode/ContentCode";
import { contentHeading } from "./ContentHeading/ContentHeading";
import { ContentImage } from "./ContentImage/ContentImage";
import { Figure } from "./ContentImage/Figure";
import { ContentLink } from "./ContentLink/ContentLink";
import { Details } from "./Details/Details";
import { Diagram } from "./Diagram/Diagram";
import { FilterableTable } from "./FilterableTable/FilterableTable";
import { SelfLink } from "./SelfLink/SelfLink";
import { Kbd } from "./Kbd/Kbd";
import { ResourceBuilder } from "./ResourceBuilder/ResourceBuilder";
import { Step, Steps } from "./Steps/Steps";
import { CompatibilityPicker } from "./Support/CompatibilityPicker";
import { CompatibilityTable, SupportWindows } from "./Support/SupportTables";
import { HeaderCell } from "./Table/HeaderCell";
import { Table } from "./Table/Table";
import { TaskCheckbox } from "./Table/TaskCheckbox";
import { TabPanel, Tabs } from "./Tabs/Tabs";
import { Term } from "./Term/Term";

// The build has checked each element's properties against src/model/content/author-components.ts.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type ContentComponent = ComponentType<any>;

const authorComponents: Record<Exclude<AuthorComponentName, "Tab" | "CodeGroup">, ContentComponent> = {
  Admonition,
  Tabs,
  Steps,
  Cards,
  Card,
  Details,
  Kbd,
  Badge,
  Since,
  Term,
  FilterableTable,
  ResourceBuilder,
  SupportWindows,
  CompatibilityTable,
  CompatibilityPicker,
};

/** What the build creates from code fences, tabs and steps, and the HTML elements that the site renders differently. */
const builtComponents: Record<string, ContentComponent> = {
  CodeBlock,
  Diagram,
  EntryAnchor: SelfLink,
  Figure,
  TabPanel,
  Step,
  a: ContentLink,
  code: ContentCode,
  img: ContentImage,
  table: Table,
  th: HeaderCell,
  input: TaskCheckbox,
  h2: contentHeading("h2"),
  h3: contentHeading("h3"),
  h4: contentHeading("h4"),
  h5: contentHeading("h5"),
  h6: contentHeading("h6"),
};

/** The component map: the React component that renders each element of a content tree. */
export const contentComponents: Readonly<Record<string, ContentComponent>> = {
  ...authorComponents,
  ...builtComponents,
};
