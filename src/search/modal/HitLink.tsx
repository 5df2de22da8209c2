import type { DocSearchModalProps } from "@docsearch/react/modal";
import { withPrefix } from "gatsby";
import type { ComponentProps } from "react";
import { siteConfig } from "../../site/configuration";
import { hitAddress } from "../hits/hit-address";
import { addressElsewhere } from "../hits/open-hit";
import { isAnswerHit, languageOfHit } from "./modal-client";

type HitComponent = NonNullable<DocSearchModalProps["hitComponent"]>;

/** Gatsby's function removes the slash from an address with a hash. */
function linkTo(url: string): string {
  const { pathname, search, hash } = new URL(url, window.location.origin);
  return withPrefix(pathname) + search + hash;
}

/**
 * The element that contains a hit. An option must not contain anything focusable, so it's a link only while a pointer is
 * over it. Readers can then open it in a new tab or copy it. The attribute is set without React, because a click might
 * follow immediately.
 */
export function HitLink({ hit, children }: ComponentProps<HitComponent>) {
  // The levels above a page are only its group, which is shown above the hits anyway.
  const isDescribed = hit.type === "lvl1" && Boolean(hit.content);
  const { url, isExternal } = hitAddress(hit.url, siteConfig.siteUrl, siteConfig.search.externalUrlRegex);
  return (
    // Its address comes with the pointer; by the keyboard the option is opened.
    // eslint-disable-next-line jsx-a11y/anchor-is-valid
    <a
      data-hit={hit.url}
      data-object-id={isAnswerHit(hit) ? hit.objectID : undefined}
      data-described={isDescribed ? "" : undefined}
      data-text={hit.type === "content" ? "" : undefined}
      lang={languageOfHit(hit)}
      onPointerEnter={({ currentTarget }) => {
        const title = currentTarget.querySelector(".DocSearch-Hit-title")?.textContent;
        const text = hit.type === "content" ? title : null;
        currentTarget.href = isExternal ? url : addressElsewhere(linkTo(url), text);
        currentTarget.tabIndex = -1;
      }}
      onPointerLeave={({ currentTarget }) => {
        currentTarget.removeAttribute("href");
        currentTarget.removeAttribute("tabindex");
      }}
    >
      {children}
      {isDescribed ? (
        // The client has converted it to HTML that shows the text unchanged.
        <span className="DocSearch-Hit-description" dangerouslySetInnerHTML={{ __html: hit.content ?? "" }} />
      ) : null}
    </a>
  );
}
