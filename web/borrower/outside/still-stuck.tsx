/** Where no article helped: people do. */
import * as words from '#core/words/en/help.ts';
import { rich } from '#web/ui/rich.tsx';
import { Link } from '../link.tsx';
import { useCompany } from '../site.ts';

export function StillStuck() {
  const { phone } = useCompany();
  return (
    <section className="section section--last" aria-labelledby="stuck-title">
      <div className="wrap">
        <div className="stuck">
          <h2 id="stuck-title">{words.stillStuck}</h2>
          <p>{rich(words.weAnswer(phone, (text) => <Link to="/contact">{text}</Link>))}</p>
        </div>
      </div>
    </section>
  );
}
