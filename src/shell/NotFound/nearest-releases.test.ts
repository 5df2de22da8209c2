import { expect, it } from "vitest";
import { nearestReleases } from "./nearest-releases";

const names = [
  "1.17.1",
  "1.9.1",
  "Cli-0.5.0",
  "Console-1.17.2",
  "Console-1.20.0",
  "Console-1.33.0",
  "Gateway-2.6.1",
  "Gateway-3.7.0",
  "Gateway-3.8.0",
  "Gateway-3.8.1",
];
const pages = [
  ...names.map((name) => ({ path: `/changelog/${name}/`, label: name })),
  { path: "/changelog/", label: "Release notes" },
  { path: "/changelog/upgrade-path/", label: "Upgrade path" },
  { path: "/gateway/", label: "Gateway" },
];
const nearest = (wanted: string) => nearestReleases(wanted, pages)?.map(({ label }) => label);

it("suggests the nearest versions of the same line, by number", () => {
  expect(nearest("/changelog/Gateway-3.8.9/")).toEqual([
    "Gateway-3.8.1",
    "Gateway-3.8.0",
    "Gateway-3.7.0",
    "Gateway-2.6.1",
  ]);
  expect(nearest("/changelog/Gateway-3.10.0/")?.[0]).toBe("Gateway-3.8.0");
  expect(nearest("/changelog/Cli-0.4.9")).toEqual(["Cli-0.5.0"]);
});

it("accepts any letter case, a typo in the line, and a v before the version", () => {
  for (const wanted of ["gateway-3.8.9", "GATEWAY-v3.8.9", "Gatway-3.8.9", "Gateway%2D3.8.9", "gateway-3.8"])
    expect(nearest(`/changelog/${wanted}/`)?.[0], wanted).toMatch(/^Gateway-3\.8\.[01]$/);
});

it("also searches the Console's versions for a Platform version, because the Console continued its numbers", () => {
  expect(nearest("/changelog/1.20.0/")?.[0]).toBe("Console-1.20.0");
  expect(nearest("/changelog/1.17.0/")?.slice(0, 2)).toEqual(["1.17.1", "Console-1.17.2"]);
});

it("searches all lines if none is given, because the number identifies the line", () => {
  expect(nearest("/changelog/3.8.1/")?.[0]).toBe("Gateway-3.8.1");
  expect(nearest("/changelog/v3.8.9")?.[0]).toBe("Gateway-3.8.1");
  expect(nearest("/changelog/0.5.0/")?.[0]).toBe("Cli-0.5.0");
  expect(nearest("/changelog/1.33.1/")?.[0]).toBe("Console-1.33.0");
});

it("treats a major version alone as its last release", () => {
  expect(nearest("/changelog/Gateway-3/")?.slice(0, 2)).toEqual(["Gateway-3.8.1", "Gateway-3.8.0"]);
  expect(nearest("/changelog/gateway-2")?.[0]).toBe("Gateway-2.6.1");
});

it("suggests nothing for other addresses", () => {
  expect(
    ["/changelog/upgrade-paht/", "/gateway/3.8.9/", "/changelog/Kafka-3.8.0/", "/changelog/a/3.8.1/"].map(
      nearest,
    ),
  ).toEqual([undefined, undefined, undefined, undefined]);
});
