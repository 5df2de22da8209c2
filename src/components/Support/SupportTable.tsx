import { Suspense, type ReactNode } from "react";

/**
 * The element around a support table. The server and readers' scripts must render the same element, because React hydrates the
 * server's table only once the table's code is loaded.
 */
export function SupportTable({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={null}>
      <div>{children}</div>
    </Suspense>
  );
}
