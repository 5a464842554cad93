/** Which roles someone has: a box for each that may be given here. */
import { agentRoles } from '#core/roles.ts';
import { type AgentRole, isProviderRole, reachesEveryStaff } from '#core/staff.ts';
import * as words from '#core/words/en/console/staff.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import styles from '../console.module.css';
import { useMe } from '../me.ts';
import { titleOf } from './staff.ts';

interface RoleBoxesProps {
  readonly value: readonly AgentRole[];
  readonly error: string | undefined;
  readonly onChange: (roles: readonly AgentRole[]) => void;
  /** Only the provider's own organization has provider admins, and only they make more. */
  readonly isAtProvider: boolean;
}

export function RoleBoxes({ value, error, onChange, isAtProvider }: RoleBoxesProps) {
  const { roles = [] } = useMe().data ?? {};
  const mayMakeAdmins = isAtProvider && reachesEveryStaff({ roles });
  const offered = agentRoles.filter((role) => !isProviderRole(role) || mayMakeAdmins || value.includes(role));
  return (
    <fieldset className={styles['stack']}>
      <legend>{words.roles}</legend>
      {error !== undefined && <p role="alert">{error}</p>}
      {offered.map((role) => (
        <Checkbox
          key={role}
          name={`role-${role}`}
          label={titleOf(role)}
          value={value.includes(role)}
          onChange={(isOn) => onChange(isOn ? [...value, role] : value.filter((one) => one !== role))}
        />
      ))}
      <p className={styles['muted']}>{words.bothHalves}</p>
    </fieldset>
  );
}
