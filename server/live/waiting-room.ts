/** Who has come and shown no ticket yet, by address: only so many may wait, from one address and in all. */
const waitingMax = { address: 100, all: 1000 } as const;

export function waitingRoom() {
  const byAddress = new Map<string, number>();
  let all = 0;
  const change = (address: string, by: number) => {
    const count = (byAddress.get(address) ?? 0) + by;
    all += by;
    if (count > 0) byAddress.set(address, count);
    else byAddress.delete(address);
  };
  return {
    isFull: (address: string) => all >= waitingMax.all || (byAddress.get(address) ?? 0) >= waitingMax.address,
    /** The answer leaves, once however often it is called. */
    enter: (address: string): (() => void) => {
      let isHere = true;
      change(address, 1);
      return () => {
        if (isHere) change(address, -1);
        isHere = false;
      };
    },
  };
}
