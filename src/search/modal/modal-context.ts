import { createContext } from "react";
import type { Outcome } from "./modal-client";

/** What the parts that DocSearch renders for us need to know. */
export interface ModalState {
  /** Null until the first query is answered. */
  outcome: Outcome | null;
  onClose: () => void;
}

export const ModalContext = createContext<ModalState>({ outcome: null, onClose: () => undefined });
