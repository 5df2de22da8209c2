import { Component, type ReactNode } from "react";
import type { NavbarItem } from "../../site/navbar-schema";
import { FailedItem } from "./FailedItem";
import { failureMessage, markRendering } from "./failing-item";

interface ItemBoundaryProps {
  item: NavbarItem;
  children: ReactNode;
}

/**
 * Keeps the navbar working if one item fails. In the browser, the item's label is shown instead. On the server, the error is
 * passed on with the item's name, and stops the build.
 */
export class ItemBoundary extends Component<ItemBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    const { item, children } = this.props;
    const { error } = this.state;
    if (error !== null) {
      const isPublished = process.env.NODE_ENV === "production";
      return <FailedItem item={item} reason={isPublished ? undefined : failureMessage(item, error)} />;
    }
    return (
      <>
        <Mark item={item} />
        {children}
        <Mark item={null} />
      </>
    );
  }
}

function Mark({ item }: { item: NavbarItem | null }): null {
  markRendering(item);
  return null;
}
