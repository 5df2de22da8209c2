import { lazyPart } from "../../components/Lazy/lazy-part";
import { useLazyPart } from "../../components/Lazy/use-lazy-part";

const part = lazyPart(() => import(/* webpackChunkName: "moved-notice" */ "./MovedNotice"));

/**
 * A notice for readers who followed an old address to an overview. Only they need its code.
 * @param from the old address; null for everyone else
 */
export function MovedSlot({ from }: { from: string | null }) {
  return from === null ? null : <LateNotice key={from} from={from} />;
}

function LateNotice({ from }: { from: string }) {
  // Without it, readers are on the overview, as before.
  const { module } = useLazyPart(part);
  return module ? <module.MovedNotice from={from} /> : null;
}
