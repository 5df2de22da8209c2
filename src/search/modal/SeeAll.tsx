import { Link } from "gatsby";
import { useContext } from "react";
import { useTranslations } from "../../components/translation/page-language";
import { searchTexts } from "../../site/translations/en/search";
import { searchPageAddress } from "../search-page-address";
import { ModalContext } from "./modal-context";

/** The link below the results that leads to all of them; nothing if the site has no search page. */
export function SeeAll() {
  const { count, path } = useTranslations(searchTexts);
  const { outcome, onClose } = useContext(ModalContext);
  if (!outcome || !("count" in outcome)) return null;
  const address = searchPageAddress(outcome.query);
  if (address === null) return null;
  return (
    <Link to={path(address)} onClick={onClose}>
      {count("search.seeAll", outcome.count)}
    </Link>
  );
}
