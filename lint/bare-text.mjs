import { ESLintUtils } from "@typescript-eslint/utils";
import ts from "typescript";

/**
 * Requires text next to other children of an element to have its own element. A browser's translator replaces text with
 * elements. React then inserts elements or other text before a node that no longer exists: the page crashes, or keeps showing
 * the old text.
 */
export const bareText = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: "problem",
    schema: [],
    messages: {
      bare: "Text next to other children needs its own element, because browser translators replace bare text, and React can't find it anymore.",
    },
  },
  defaultOptions: [],
  create(context) {
    const services = ESLintUtils.getParserServices(context);
    const isBlank = (child) => child.type === "JSXText" && child.value.trim() === "";
    const isNothing = (child) =>
      isBlank(child) ||
      (child.type === "JSXExpressionContainer" &&
        (child.expression.type === "JSXEmptyExpression" ||
          (child.expression.type === "Literal" && String(child.expression.value).trim() === "")));

    const isText = (expression) => {
      const type = services.getTypeAtLocation(expression);
      const parts = type.isUnion() ? type.types : [type];
      // The children passed to a component are the responsibility of the code that passes them.
      if (parts.some((part) => part.symbol?.name === "Iterable" || part.symbol?.name === "Promise"))
        return false;
      return parts.some((part) => (part.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike)) !== 0);
    };

    const check = ({ type, children }) => {
      const shown = children.filter((child) => !isNothing(child));
      // The content around a fragment is next to its text.
      if (shown.length < 2 && type === "JSXElement") return;
      const isDynamic = shown.some((child) => child.type === "JSXExpressionContainer");
      for (const child of shown) {
        const isBare =
          child.type === "JSXText"
            ? isDynamic
            : child.type === "JSXExpressionContainer" && isText(child.expression);
        if (isBare) context.report({ node: child, messageId: "bare" });
      }
    };
    return { JSXElement: check, JSXFragment: check };
  },
});
