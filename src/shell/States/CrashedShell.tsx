import { CrashPage } from "./CrashPage";

/** Replaces everything if the part around the page failed. */
export function CrashedShell(crash: { error: Error; onRetry: () => void }) {
  return (
    <main id="main" tabIndex={-1}>
      <CrashPage {...crash} />
    </main>
  );
}
