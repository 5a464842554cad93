/** Who waits, by team and the longest first; one's own; and all there are. What is chosen stands in the page's address. */
import type { ReactNode } from 'react';
import { chatSkills } from '#core/chat/skills.ts';
import * as words from '#core/words/en/console/chat.ts';
import { useNavigate } from '#web/app/router.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { KeyButton } from '../frame/caps.tsx';
import { keyTable } from '../frame/key-table.ts';
import { DeskList, Empty } from '../frame/list.tsx';
import { ListKeys, type ListRow, RowAct, Rows } from '../frame/rows.tsx';
import { useChosen } from '../frame/use-chosen.ts';
import { useKey } from '../frame/use-key.ts';
import { usePaletteActs } from '../palette/acts.ts';
import styles from './chat.module.css';
import { useClaim } from './claim.tsx';
import { type DeskRow, useConversations } from './desk.ts';
import { ReplyClock, SpokenLanguage } from './reply-clock.tsx';
import { sayWhen } from './when.ts';

type Skill = DeskRow['skill'];

/** How a row looks in every list: its own part is given beside. */
type Shown = (row: DeskRow) => Pick<ListRow, 'key' | 'to' | 'title' | 'line' | 'isChosen'>;

export function Lists({ uuid: open }: { readonly uuid?: string | undefined }) {
  const { search, get, choose } = useChosen();
  const skill = chatSkills.find((one) => one === get('skill'));
  const showsAll = get('show') === 'all';
  const shown: Shown = ({ uuid, name, firstWords }) => ({
    key: uuid,
    to: `/console/chat/${uuid}${search}`,
    title: name,
    isChosen: uuid === open,
    line: firstWords,
  });
  return (
    <nav className={styles['lists']} aria-label={words.lists}>
      <ListKeys>
        <Waiting shown={shown} skill={skill} onSkill={(chosen) => choose({ skill: chosen })}>
          <Mine shown={shown} />
        </Waiting>
        <section aria-label={words.all}>
          <div className={styles['section']}>
            <Button
              kind="quiet"
              aria-expanded={showsAll}
              onClick={() => choose({ show: showsAll ? undefined : 'all' })}
            >
              {words.all}
            </Button>
          </div>
          {showsAll && <All shown={shown} skill={skill} />}
        </section>
      </ListKeys>
    </nav>
  );
}

function Mine({ shown }: { readonly shown: Shown }) {
  const pages = useConversations('mine');
  const rows = pages.rows ?? [];
  useSwitchKeys(rows, shown);
  return (
    <section aria-label={words.mine}>
      <h2 className={styles['section']}>{words.withCount(words.mine, rows.length)}</h2>
      <DeskList pages={pages} awaited={words.readingTheConversations} empty={<Empty title={words.youHaveNone} />}>
        {(own) => (
          <Rows
            label={words.mine}
            rows={own.map((row) => ({
              ...shown(row),
              mark: <Unread count={row.unread} />,
              facts: row.clock === null ? [] : [<ReplyClock key="clock" clock={row.clock} />],
            }))}
          />
        )}
      </DeskList>
    </section>
  );
}

const switchKeys = ['switchTo1', 'switchTo2', 'switchTo3', 'switchTo4'] as const;

/** The first four of one's own, each by its number. */
function useSwitchKeys(rows: readonly DeskRow[], shown: Shown): void {
  const navigate = useNavigate();
  const own = rows.slice(0, switchKeys.length).map((row) => {
    const { to, isChosen } = shown(row);
    return { name: row.name, isChosen, go: () => navigate(to) };
  });
  const [first, second, third, fourth] = own;
  useKey('switchTo1', first?.go);
  useKey('switchTo2', second?.go);
  useKey('switchTo3', third?.go);
  useKey('switchTo4', fourth?.go);
  usePaletteActs(
    own.flatMap(({ name, isChosen, go }, place) => {
      const key = switchKeys[place];
      return key && !isChosen ? [{ key, label: words.goToNamed(name), press: keyTable[key].press, run: go }] : [];
    }),
  );
}

interface WaitingProps {
  readonly shown: Shown;
  readonly skill: Skill | undefined;
  readonly onSkill: (skill: Skill | undefined) => void;
  /** One's own, between the button that takes the next and those who wait. */
  readonly children: ReactNode;
}

function Waiting({ shown, skill, onSkill, children }: WaitingProps) {
  const pages = useConversations('waiting', skill);
  const { busy, failure, claim } = useClaim();
  const rows = pages.rows ?? [];
  const [first] = rows;
  return (
    <>
      <div className={styles['next']}>
        {first && (
          <KeyButton hotkey="takeNext" isBusy={busy !== undefined} onClick={() => void claim(first.uuid)}>
            {words.takeNext}
          </KeyButton>
        )}
        {failure !== undefined && <Alert title={words.itCouldNotBeTaken}>{failure}</Alert>}
      </div>
      {children}
      <section aria-label={words.waiting}>
        <div className={styles['section']}>
          <h2 className={styles['sectionTitle']}>{words.withCount(words.waiting, rows.length)}</h2>
          <SkillFilter skill={skill} onSkill={onSkill} />
        </div>
        <DeskList
          pages={pages}
          awaited={words.readingTheConversations}
          empty={
            <Empty title={words.noOneIsWaiting}>
              <p>{words.whoAsksShowsHere}</p>
            </Empty>
          }
        >
          {(waiting) =>
            chatSkills.map((team) => (
              <Team
                key={team}
                skill={team}
                rows={waiting.filter((row) => row.skill === team)}
                shown={shown}
                onTake={(uuid) => void claim(uuid)}
              />
            ))
          }
        </DeskList>
      </section>
    </>
  );
}

function SkillFilter({ skill, onSkill }: Pick<WaitingProps, 'skill' | 'onSkill'>) {
  return (
    <select
      className={styles['pick']}
      aria-label={words.teamsShown}
      value={skill ?? ''}
      onChange={({ target }) => onSkill(chatSkills.find((one) => one === target.value))}
    >
      <option value="">{words.allTeams}</option>
      {chatSkills.map((one) => (
        <option key={one} value={one}>
          {words.skillNames[one]}
        </option>
      ))}
    </select>
  );
}

interface TeamProps {
  readonly skill: Skill;
  readonly rows: readonly DeskRow[];
  readonly shown: Shown;
  readonly onTake: (uuid: string) => void;
}

function Team({ skill, rows, shown, onTake }: TeamProps) {
  if (rows.length === 0) return null;
  const name = words.withCount(words.skillNames[skill], rows.length);
  return (
    <>
      <h3 className={styles['team']}>{name}</h3>
      <Rows
        label={name}
        rows={rows.map((row) => ({
          ...shown(row),
          mark: (
            <>
              <VisuallyHidden>{words.waitedFor}</VisuallyHidden> {words.waited(row.waitedOpenMs)}
            </>
          ),
          facts: [
            <ReplyClock key="clock" clock={row.clock} />,
            <SpokenLanguage key="language" language={row.language} />,
            row.waitingSince !== null && words.since(sayWhen(row.waitingSince)),
          ],
          act: (
            <RowAct label={words.takeNamed(row.name)} onPress={() => onTake(row.uuid)}>
              {words.take}
            </RowAct>
          ),
        }))}
      />
    </>
  );
}

/** Also those of others, which can be taken over, and those that are over. */
function All({ shown, skill }: Pick<WaitingProps, 'shown' | 'skill'>) {
  const pages = useConversations('all', skill);
  return (
    <DeskList pages={pages} awaited={words.readingTheConversations} empty={<Empty title={words.noConversations} />}>
      {(rows) => (
        <Rows
          label={words.all}
          rows={rows.map((row) => ({ ...shown(row), facts: [sayState(row), sayWhen(row.openedAt)] }))}
        />
      )}
    </DeskList>
  );
}

export function sayState({ state, agentName }: Pick<DeskRow, 'state' | 'agentName'>): string {
  return state === 'withAgent' && agentName !== null ? words.withAgent(agentName) : words.stateNames[state];
}

function Unread({ count }: { readonly count: number }) {
  return count > 0 && <strong className={styles['unread']}>{words.unread(count)}</strong>;
}
