/** The keys at the top level of a Compose file. */
export const composeKeys = words(`name version include services networks volumes configs secrets`);

/** The keys of a service in a Compose file. */
export const serviceKeys = words(
  `annotations attach build blkio_config cap_add cap_drop cgroup cgroup_parent command configs container_name
  cpu_count cpu_percent cpu_period cpu_quota cpu_rt_period cpu_rt_runtime cpu_shares cpus cpuset credential_spec
  depends_on deploy develop device_cgroup_rules devices dns dns_opt dns_search domainname entrypoint env_file
  environment expose extends external_links extra_hosts group_add healthcheck hostname image init ipc isolation
  label_file labels links logging mac_address mem_limit mem_reservation mem_swappiness memswap_limit network_mode
  networks oom_kill_disable oom_score_adj pid pids_limit platform ports post_start pre_stop privileged profiles
  pull_policy read_only restart runtime scale secrets security_opt shm_size stdin_open stop_grace_period
  stop_signal storage_opt sysctls tmpfs tty ulimits user userns_mode uts volumes volumes_from working_dir`,
);

/** The nested keys of some of a service's keys. */
export const nestedKeys: Readonly<Record<string, readonly string[]>> = {
  healthcheck: ["disable", "interval", "retries", "start_interval", "start_period", "test", "timeout"],
  logging: ["driver", "options"],
  deploy: [
    "endpoint_mode",
    "labels",
    "mode",
    "placement",
    "replicas",
    "resources",
    "restart_policy",
    "rollback_config",
    "update_config",
  ],
};

function words(list: string): string[] {
  return list.split(/\s+/);
}
