import { stringify } from "yaml";
import type { InterceptorResource } from "../../model/reference/interceptor-resource";
import { withKeptReferences } from "../../model/reference/resource-file";

/** The ways to send a resource to Gateway, each as text to paste. */
export interface ResourceForms {
  yaml: string;
  command: string;
  request: string;
}

/** Writes a resource as YAML, as a CLI command that applies the file, and as an HTTP API call. */
export function resourceForms(resource: InterceptorResource): ResourceForms {
  const yaml = withKeptReferences(stringify(resource, { lineWidth: 0 }));
  // The file name must be safe in a shell, even if the resource's name isn't.
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
