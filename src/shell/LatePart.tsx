import { useEffect, useState, type ComponentType } from "react";

interface LatePartProps<Props extends object> {
  /** Loads the component; the same function each time. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
}

/** A part of the page whose code comes after the page itself. Until it is there, or if it can't be had, nothing shows. */
export function LatePart<Props extends object>({ load, props }: LatePartProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);

  useEffect(() => {
    let isGone = false;
    load()
      .then((component) => {
        if (!isGone) setPart(() => component);
      })
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [load]);

  return Part ? <Part {...props} /> : null;
}
