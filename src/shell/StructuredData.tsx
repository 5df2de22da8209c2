/** schema.org data in the document's head. `<` is escaped, because React writes a script's text unchanged. */
export function StructuredData({ data }: { data: object }) {
  return <script type="application/ld+json">{JSON.stringify(data).replace(/</g, "\\u003c")}</script>;
}
