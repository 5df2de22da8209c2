/** A host in the form that Algolia's client takes. */
export interface AlgoliaHost {
  /** Address without the protocol and without a slash at the end. */
  url: string;
  protocol: "http" | "https";
  accept: "readWrite";
}

/** @param address such as `https://search.example.com` */
export function algoliaHost(address: string): AlgoliaHost {
  const { host, protocol, pathname } = new URL(address);
  return {
    url: host + pathname.replace(/\/$/, ""),
    protocol: protocol === "http:" ? "http" : "https",
    accept: "readWrite",
  };
}
