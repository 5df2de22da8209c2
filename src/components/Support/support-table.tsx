import { Suspense, type ComponentType } from "react";

/**
 * Puts a support table into its element. The server and readers' scripts must render the same element, because React hydrates
 * the server's table only once the table's code is loaded.
 */
export function supportTable<Properties extends object>(Table: ComponentType<Properties>) {
  return function SupportTable(properties: Properties) {
    return (
      <Suspense fallback={null}>
        <div>
          <Table {...properties} />
        </div>
      </Suspense>
    );
  };
}
