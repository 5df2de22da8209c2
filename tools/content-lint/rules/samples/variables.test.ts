import { describe, expect, test } from "vitest";
import { commandLineSchema } from "../../../../src/model/reference/command-line";
import { environmentVariablesSchema } from "../../../../src/model/reference/environment-variables";
import type { Finding } from "../../document/finding";
import { consoleVariables, gatewayVariables } from "../../facts/known-variables";
import { variableFindings } from "./variables";

const shown = (findings: Finding[]) => findings.map(({ line, message }) => `${line}: ${message}`);

describe("Gateway variables", () => {
  const variables = gatewayVariables(
    environmentVariablesSchema.parse({
      former: [{ name: "GATEWAY_HOST", dropped: "2.0.1", replacedBy: "GATEWAY_PORT_START" }],
      groups: [
        {
          id: "all",
          title: "All",
          variables: [
            { name: "GATEWAY_PORT_START", type: "integer", description: "First port." },
            { name: "GATEWAY_MODE", type: "enum", values: ["GATEWAY_SECURITY"], description: "Mode." },
            { name: "GATEWAY_AUDIT_LOG_KAFKA_", prefix: true, type: "string", description: "Any." },
          ],
        },
      ],
    }),
  );

  test("that are known, are the beginning of a known name or belong to the operator have no findings", () => {
    const text =
      "GATEWAY_PORT_START, `GATEWAY_PORT_…`, GATEWAY_MODE=GATEWAY_SECURITY\n" +
      "GATEWAY_AUDIT_LOG_KAFKA_LINGER_MS ${GATEWAY_PASSWORD} $GATEWAY_PASSWORD CDK_GATEWAY_USER";
    expect(shown(variableFindings(text, variables, false))).toEqual([]);
  });

  test("that are unknown are reported at their line", () => {
    expect(variableFindings("\nuse GATEWAY_PROT_START and `GATEWAY_TLS_…`", variables, false)).toEqual([
      {
        line: 2,
        message: "`GATEWAY_PROT_START` isn't a variable",
        hint: "did you mean `GATEWAY_PORT_START`? The variables are listed in content/reference/gateway-variables.yaml",
      },
      expect.objectContaining({ message: "`GATEWAY_TLS_` isn't a variable" }),
    ]);
  });
  test("logger names also count as Gateway variables", () => {
    expect(shown(variableFindings("LOG4J2_ROT_LEVEL, LOG4J_LEVEL", variables, false))).toEqual([
      "1: `LOG4J2_ROT_LEVEL` isn't a variable",
    ]);
  });

  test("former names can be used only in release notes", () => {
    expect(variableFindings("GATEWAY_HOST", variables, true)).toEqual([]);
    expect(variableFindings("GATEWAY_HOST", variables, false)).toEqual([
      {
        line: 1,
        message: "`GATEWAY_HOST` is an old name, which was removed in 2.0.1",
        hint: "write `GATEWAY_PORT_START`",
      },
    ]);
    expect(variableFindings("GATEWAY_HOSTS", variables, true)).toHaveLength(1);
  });
});

describe("variables of Console, the provider and the CLI", () => {
  const console = environmentVariablesSchema.parse({
    groups: [
      {
        id: "all",
        title: "All",
        variables: [
          { name: "CDK_LICENSE", type: "secret", description: "Key." },
          { name: "CDK_IN_CONF_FILE", type: "string", description: "File." },
          { name: "CDK_MONITORING_CORTEX-URL", type: "string", description: "Address." },
          { name: "CDK_CLUSTERS_0_KAFKACONNECTS_0_URL", type: "string", description: "Address." },
          { name: "CDK_SSO_OAUTH2_0_NAME", type: "string", description: "Name." },
        ],
      },
    ],
  });
  const commandLine = commandLineSchema.parse({
    ...{ program: "tool", globalFlags: [], commands: [{ name: "apply", summary: "Applies." }], kinds: [] },
    variables: [{ name: "CDK_API_KEY", product: "console", description: "Key." }],
    formerVariables: [{ name: "CDK_TOKEN", dropped: "0.2.4", replacedBy: "CDK_API_KEY" }],
    ...{ exitCodes: [], later: [] },
  });
  const variables = consoleVariables([console], commandLine);

  test.each([
    "CDK_LICENSE=x",
    "CDK_LICENSE_FILE=/run/secrets/license",
    "CDK_API_KEY",
    "CDK_MONITORING_CORTEXURL",
    "CDK_MONITORING_CORTEX-URL: http://monitoring:9009/",
    "CDK_CLUSTERS_12_KAFKACONNECTS_3_URL",
    "`CDK_CLUSTERS_0_…`",
    "`CDK_SSO_OAUTH2_0_…`",
    "${CDK_OWN} $CDK_OWN",
    "`CDK_API_KEY` replaces `CDK_TOKEN`.",
  ])("%s has no findings", (text) => {
    expect(shown(variableFindings(text, variables, false))).toEqual([]);
  });

  test.each([
    "CDK_LICENCE",
    "CDK_IN_CONF_FILE_FILE",
    "CDK_LICENCE_FILE",
    "CDK_MONITORING_CORTEX-URI",
    "CDK_CLUSTERS_KAFKACONNECTS_0_URL",
    "CDK_CLUSTERS_0_KAFKACONNECTS_0_URLS",
    "CDK_SSO_OAUTH_0_NAME",
    "CDK_SSO_OAUTH_",
  ])("the unknown variable %s is reported", (name) => {
    expect(shown(variableFindings(`\nSet \`${name}\`.`, variables, false))).toEqual([
      `2: \`${name}\` isn't a variable`,
    ]);
  });

  test("a former name is reported outside of release notes", () => {
    expect(variableFindings("Set `CDK_TOKEN`.", variables, true)).toEqual([]);
    expect(variableFindings("Set `CDK_TOKEN`.", variables, false)).toEqual([
      {
        line: 1,
        message: "`CDK_TOKEN` is an old name, which was removed in 0.2.4",
        hint: "write `CDK_API_KEY`",
      },
    ]);
  });
});

test("among names with CONSOLE_ or PLATFORM_, those of log levels belong to Console", () => {
  const known = consoleVariables(
    [
      environmentVariablesSchema.parse({
        groups: [
          {
            ...{ id: "logs", title: "Logs" },
            variables: [{ name: "CONSOLE_ROOT_LOG_LEVEL", type: "level", description: "Level." }],
          },
        ],
      }),
    ],
    null,
  );
  const text = "CONSOLE_ROOT_LOG_LEVEL CONSOLE_ADMIN_PASSWORD PLATFORM_ROOT_LOG_LEVEL";
  expect(shown(variableFindings(text, known, false))).toEqual([
    "1: `PLATFORM_ROOT_LOG_LEVEL` isn't a variable",
  ]);
});
