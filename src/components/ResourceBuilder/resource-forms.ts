import { stringify } from "yaml";
import type { InterceptorResource } from "../../model/reference/interceptor-resource";
import { withKeptReferences } from "../../model/reference/resource-file";

/** The ways to bring a resource to Gateway, each as text to paste. */
export interface ResourceForms {
  yaml: string;
  command: string;
  request: string;
}

/** Writes a resource as YAML, as a CLI command that applies the file, and as a call of the HTTP API. */
export function resourceForms(resource: InterceptorResource): ResourceForms {
  const yaml = withKeptReferences(stringify(resource, { lineWidth: 0 }));
  // A shell reads the name of the file, whatever the resource is called.
  const file = `${resource.metadata.name.replace(/[^\w.-]/g, "-")}.yaml`;
  const json = JSON.stringify(resource, null, 2).replaceAll("'", "'\\''");
  return {
    yaml,
    command: [`cat > ${file} <<'RESOURCE'`, `${yaml}RESOURCE`, `conduktor apply -f ${file}`].join("\n"),
    request: [
      "curl --user admin:change-me --request PUT \\",
      "  --header 'Content-Type: application/json' \\",
      `  --data '${json}' \\`,
      "  http://gateway.example.com:8888/gateway/v2/interceptor",
    ].join("\n"),
  };
}
