import { commandSchema, flagSchema } from "../../model/reference/command-line";
import { variableSchema } from "../../model/reference/environment-variables";
import { apiError, endpointSchema } from "../../model/reference/http-api";
import { interceptorError, interceptorSchema } from "../../model/reference/interceptor";
import { metricSchema } from "../../model/reference/metrics";
import { resourceKindSchema } from "../../model/reference/resource-kind";
import { nodeFieldsOf, typeOfObjects } from "./fields-of-keys";

const place = `
    "Path of the data file from the root of the repository"
    file: String!
    "Position in the file"
    position: Int!
`;

const group = `
    "ID of its group, with which pages show it"
    group: String!
    "The group's heading"
    groupTitle: String!
`;

/** The GraphQL types of the data that describes the products: content/interceptors/, content/reference/ and content/resources/. */
export const referenceTypeDefinitions = `
  "An interceptor of Gateway, from a file in content/interceptors/"
  type Interceptor implements Node @dontInfer {
    "The name of the file and the last segment of the page's address"
    interceptorId: String!
    "Path of the data file from the root of the repository"
    file: String!
    ${nodeFieldsOf(interceptorSchema.omit({ id: true }), { options: "JSON", example: "JSON", errors: "InterceptorError" })}
  }
  ${typeOfObjects("InterceptorError", interceptorError)}

  "An environment variable, from content/reference/*-variables.yaml, or from cli.yaml for those of the CLI"
  type EnvironmentVariable implements Node @dontInfer {
    ${nodeFieldsOf(variableSchema.partial({ type: true }))}
    "The product that reads it: gateway, console, terraform or cli"
    product: String!
    "For a variable of the CLI, the server that it applies to, console or gateway; null for both"
    server: String
    "ID of its group, with which pages show it; null for the CLI's"
    group: String
    "The group's heading"
    groupTitle: String
    ${place}
  }

  "A metric of Gateway, from content/reference/gateway-metrics.yaml"
  type Metric implements Node @dontInfer {
    ${nodeFieldsOf(metricSchema)}
    ${group}
    ${place}
  }

  "A command of the CLI, from content/reference/cli.yaml"
  type CliCommand implements Node @dontInfer {
    "What is typed before the command"
    program: String!
    ${nodeFieldsOf(commandSchema, { flags: "CliFlag" })}
    ${place}
  }
  ${typeOfObjects("CliFlag", flagSchema)}

  "An endpoint of Gateway's HTTP API, from content/reference/gateway-api.yaml"
  type ApiOperation implements Node @dontInfer {
    ${nodeFieldsOf(endpointSchema, { errors: "ApiError" })}
    ${group}
    ${place}
  }
  ${typeOfObjects("ApiError", apiError)}

  "A kind of resource, from a file in content/resources/"
  type ResourceKind implements Node @dontInfer {
    ${nodeFieldsOf(resourceKindSchema, { metadata: "JSON", spec: "JSON", exactlyOne: "JSON", example: "JSON" })}
    ${place}
  }
`;
