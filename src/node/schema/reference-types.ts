const place = `
    "Path of the data file from the root of the repository."
    file: String!
    "Place in the file."
    position: Int!
`;

const group = `
    "Id of its group, by which pages show it."
    group: String!
    "The group's heading."
    groupTitle: String!
`;

/** The GraphQL types of the data that describes the products: content/interceptors/, content/reference/ and content/resources/. */
export const referenceTypeDefinitions = `
  "An interceptor of Gateway: a file of content/interceptors/."
  type Interceptor implements Node @dontInfer {
    "Name of the file and last segment of the page's address."
    interceptorId: String!
    "Path from the root of the repository."
    file: String!
    "As the catalog shows it."
    name: String!
    "The Java class that a resource names."
    pluginClass: String!
    "Family in the catalog, such as traffic-control."
    kind: String!
    "What operators use it for; the catalog filters by them."
    goals: [String!]!
    "Kafka requests that it acts on."
    requests: [String!]!
    "What it does, in a sentence."
    summary: String!
    "First version of Gateway that has it, where that is known."
    since: String
    "Besides Kafka: schema registry, key management service, database, topic on the cluster."
    needs: [String!]!
    "Every key of the configuration: name, type, required, default, values, description, options inside."
    options: JSON!
    "A complete configuration."
    example: JSON!
    "What a client sees when a request is refused."
    errors: [InterceptorError!]!
    "What it does not do, one sentence each."
    limits: [String!]!
    "Addresses of demos."
    demos: [String!]!
  }

  "What a client gets when an interceptor refuses a request."
  type InterceptorError {
    "Name of Kafka's error."
    error: String!
    "As the client sees it."
    message: String
    "What makes Gateway answer so."
    when: String!
  }

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
    "The group's heading."
    groupTitle: String
    "string, integer, boolean, enum, list, duration, secret or level; null for the CLI's."
    type: String
    "Whether the product does not start without it."
    required: Boolean!
    "Written as it would be set."
    default: String
    "What the default means, or where it comes from when there is no literal one."
    defaultNote: String
    "All values that are allowed, where they are few."
    values: [String!]
    "What it sets."
    description: String!
    "A value as one would set it."
    example: String
    "First version that has it, where that is known."
    since: String
    "current, obsolete (still read, not to be used) or other (of another release than the documented one)."
    status: String!
    ${place}
  }

  "A metric of Gateway, from content/reference/gateway-metrics.yaml."
  type Metric implements Node @dontInfer {
    "As the documentation and the product call it."
    name: String!
    "Names under which /metrics shows it, where they differ."
    series: [String!]!
    "counter, gauge, timer or histogram; null where it isn't known."
    type: String
    "Such as milliseconds or bytes; null for a count."
    unit: String
    "What its values are told apart by."
    labels: [String!]!
    "What it counts."
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
    "What it does."
    summary: String!
    "What follows the command, such as KIND NAME."
    arguments: String
    "get, delete or plain where the first argument is a kind, whose own flags the command then takes."
    takesKind: String
    "Besides those that every command has."
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
    "Whether the command fails without it."
    required: Boolean!
    "Whether it may stand several times."
    repeatable: Boolean!
    "What holds without it."
    default: String
    "What it changes."
    description: String!
  }

  "A call of Gateway's HTTP API, from content/reference/gateway-api.yaml."
  type ApiOperation implements Node @dontInfer {
    "GET, PUT, POST or DELETE."
    method: String!
    "Parameters in braces."
    path: String!
    "What it does."
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

  "An error that a call can answer with."
  type ApiError {
    "Status of the answer, such as 404."
    status: Int!
    "What leads to it."
    when: String!
  }

  "A kind of resource: a file of content/resources/."
  type ResourceKind implements Node @dontInfer {
    "As resources name it."
    kind: String!
    "As resources name it, such as gateway/v2."
    apiVersion: String!
    "What identifies one resource of the kind."
    identity: [String!]!
    "Its address in the HTTP API."
    path: String!
    "What it is for, in a sentence."
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
