/** A host in the format of Algolia's client. */
export interface AlgoliaHost {
  /** Address without the protocol and without a trailing slash. */
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
