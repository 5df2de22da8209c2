/**
 * Everything that analytics is told of besides page views: the events by name, and what each carries. No event carries
 * what a reader wrote, but for the words of a search.
 */
export interface SiteEvents {
  /** A link to another site was followed. */
  outbound_link: { link_url: string; link_domain: string };
  /** A search was made. */
  search: { search_term: string; results: number };
  /** A code sample was copied. */
  copy_code: { language: string };
  /** 'Was this page helpful?' was answered. */
  feedback: { helpful: boolean };
  /** An address without a page was opened. */
  page_not_found: { page_path: string };
  /** The assistant was asked something. */
  assistant_question: { provider: string };
  /** An answer of the assistant was called helpful, or not. */
  assistant_feedback: { provider: string; helpful: boolean };
}

export type EventName = keyof SiteEvents;

export interface PageView {
  /** The document's title. */
  title: string;
  path: string;
}
