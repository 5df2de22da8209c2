const place = `
    "Path of the data file from the root of the repository."
    file: String!
    "Place in the file."
    position: Int!
`;

const group = `
    "Id of its group, by which pages show it."
    group: String!
    groupTitle: String!
`;

/** The GraphQL types of the data that describes the products: the files of content/reference/ and content/resources/. */
export const referenceTypeDefinitions = `
  "An environment variable, from a content/reference/*-variables.yaml, or cli.yaml for those of the CLI."
  type EnvironmentVariable implements Node @dontInfer {
    "As it is typed; <…> stands for a part that the operator chooses, _0_ of Console for any place in a list."
    name: String!
    "Whether the name is only the beginning, which names of one's own choice follow."
    prefix: Boolean!
    "What reads it: gateway, console, terraform or cli."
    product: String!
    "Of a variable of the CLI: the server that it concerns, console or gateway; null for both."
    server: String
    "Id of its group, by which pages show it; null for the CLI's."
    group: String
    groupTitle: String
    "string, integer, boolean, enum, list, duration, secret or level; null for the CLI's."
    type: String
    required: Boolean!
    "Written as it would be set."
    default: String
    "What the default means, or where it comes from when there is no literal one."
    defaultNote: String
    "All values that are allowed, where they are few."
    values: [String!]
    description: String!
    example: String
    "First version that has it, where that is known."
    since: String
    "current, obsolete (still read, not to be used) or other (of another release than the documented one)."
    status: String!
    ${place}
  }

  "A metric of Gateway, from content/reference/gateway-metrics.yaml."
  type Metric implements Node @dontInfer {
    name: String!
    "Names under which /metrics shows it, where they differ."
    series: [String!]!
    "counter, gauge, timer or histogram; null where it isn't known."
    type: String
    unit: String
    labels: [String!]!
    description: String!
    "First version that has it, where that is known."
    since: String
    ${group}
    ${place}
  }

  "A command of the CLI, from content/reference/cli.yaml."
  type CliCommand implements Node @dontInfer {
    "What is typed before the command."
    program: String!
    "Words after the program's name, such as token create admin."
    name: String!
    summary: String!
    "What follows the command, such as KIND NAME."
    arguments: String
    "get, delete or plain where the first argument is a kind, whose own flags the command then takes."
    takesKind: String
    flags: [CliFlag!]!
    "First version that has it, where that is known."
    since: String
    ${place}
  }

  "A flag of a command."
  type CliFlag {
    "Without dashes in front."
    name: String!
    "One letter."
    short: String
    "What follows it: string, integer, path or boolean; none for a switch."
    value: String!
    required: Boolean!
    repeatable: Boolean!
    default: String
    description: String!
  }

  "A call of Gateway's HTTP API, from content/reference/gateway-api.yaml."
  type ApiOperation implements Node @dontInfer {
    "GET, PUT, POST or DELETE."
    method: String!
    "Parameters in braces."
    path: String!
    purpose: String!
    "Names of query parameters."
    query: [String!]!
    "What the body holds; null where there is none."
    body: String
    "What a good answer is."
    answer: String!
    "Errors besides those that every call has."
    errors: [ApiError!]!
    "Whether it answers without credentials."
    open: Boolean!
    ${group}
    ${place}
  }

  type ApiError {
    "Status of the answer, such as 404."
    status: Int!
    when: String!
  }

  "A kind of resource: a file of content/resources/."
  type ResourceKind implements Node @dontInfer {
    kind: String!
    apiVersion: String!
    "What identifies one resource of the kind."
    identity: [String!]!
    "Its address in the HTTP API."
    path: String!
    summary: String!
    "Keys of metadata: name, type, required, default, values, description, fields inside."
    metadata: JSON!
    "Keys of spec, in the same form."
    spec: JSON!
    "Sets of fields of which a resource has exactly one."
    exactlyOne: JSON
    "A complete resource as one would apply it."
    example: JSON!
    "What the server checks beyond the form, one sentence each."
    checks: [String!]!
    ${place}
  }
`;
