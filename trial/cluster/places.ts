/**
 * The machines of deploy/, each at a loopback address of its own: the files of deploy/ are used as they are, with
 * 127.20.0.x in place of 10.20.0.x.
 */
export interface Machine {
  readonly name: string;
  readonly address: string;
}

const machine = (name: string, last: number): Machine => ({ name, address: `127.20.0.${last}` });

export const proxy = machine('lb', 10);
export const karafaMachines = [machine('app1', 21), machine('app2', 22)] as const;
export const databaseMachines = [machine('pg1', 31), machine('pg2', 32), machine('pg3', 33)] as const;
export const fileMachine = machine('s3', 40);

/** Visitors come here: without the certificate of a real installation, hence without https. */
export const origin = `http://${proxy.address}:8080`;

/** Everything that will be listened on. */
export const listened: readonly (readonly [address: string, port: number])[] = [
  ...[8080, 8081, 8404, 5000, 5101, 5102, 5103].map((port) => [proxy.address, port] as const),
  ...karafaMachines.flatMap(({ address }) => [3000, 6432].map((port) => [address, port] as const)),
  ...databaseMachines.flatMap(({ address }) => [5432, 8008, 2379, 2380].map((port) => [address, port] as const)),
  [fileMachine.address, 9000],
];
