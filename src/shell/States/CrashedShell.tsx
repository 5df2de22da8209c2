import { CrashPage } from "./CrashPage";

/** What stands in place of everything, where not the page failed but what is around it. */
export function CrashedShell(crash: { error: Error; onRetry: () => void }) {
  return (
    <main id="main" tabIndex={-1}>
      <CrashPage {...crash} />
    </main>
  );
}
