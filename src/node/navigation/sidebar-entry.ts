/** An entry of `sidebar.yaml` in normalized form. `line` is its position. */
export type SidebarEntry =
  | { type: "doc"; id: string; label: string | null; line: number }
  | { type: "link"; label: string; href: string; line: number }
  | { type: "autogenerate"; directory: string; line: number }
  | {
      type: "category";
      label: string;
      /** The page that the category's label links to. */
      doc: string | null;
      /** Creates a listing page at `{routeBase}category/{slug}/`. */
      listing: { slug: string; description: string | null } | null;
      items: SidebarEntry[];
      line: number;
    };
