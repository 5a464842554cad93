import { useEffect, useState } from 'react';

/** Stays true for `leaveMs` after `isOpen` turned false, so that what is closing can be seen to close. */
export function usePresence(isOpen: boolean, leaveMs: number): boolean {
  const [isPresent, setPresent] = useState(isOpen);
  if (isOpen && !isPresent) setPresent(true);
  useEffect(() => {
    if (isOpen || !isPresent) return;
    const timer = setTimeout(() => setPresent(false), leaveMs);
    return () => clearTimeout(timer);
  }, [isOpen, isPresent, leaveMs]);
  return isPresent;
}
