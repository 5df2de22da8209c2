const analyticsCookie = /^_g(a|id|at)(_|$)/;

/** Removes the cookies that Google's tag has set, on the site's host and on the domains above it. */
export function removeAnalyticsCookies(): void {
  const names = document.cookie.split(";").map((cookie) => cookie.split("=")[0]?.trim() ?? "");
  const labels = window.location.hostname.split(".");
  const domains = ["", ...labels.map((_, index) => `; domain=${labels.slice(index).join(".")}`)];
  for (const name of names.filter((candidate) => analyticsCookie.test(candidate))) {
    for (const domain of domains) document.cookie = `${name}=; max-age=0; path=/${domain}`;
  }
}
