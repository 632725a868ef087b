import { programs } from './packages.ts';
import { origin, proxy } from './places.ts';
import type { Service, Services } from './services.ts';
import type { Workplace } from './workplace.ts';

export function createProxy(services: Services, workplace: Workplace): Service {
  const config = workplace.fill('haproxy/haproxy.cfg', proxy, [
    ['    log /dev/log local0', '    log stdout format raw local0'],
    // Only root may change its root and its user, or listen on the usual ports.
    ['    chroot /var/lib/haproxy\n    user haproxy\n    group haproxy\n', ''],
    ['    stats socket /run/haproxy/admin.sock mode 660 level admin\n', ''],
    // As many as a usual user may open.
    ['    maxconn 20000', '    maxconn 400'],
    ['    bind :80\n', `    bind ${proxy.address}:8081\n`],
    ['    bind :443 ssl crt /etc/haproxy/certs alpn h2,http/1.1\n', `    bind ${new URL(origin).host}\n`],
    ['    bind 127.0.0.1:8404\n', `    bind ${proxy.address}:8404\n`],
  ]);
  const file = workplace.write('lb', 'haproxy.cfg', config);
  return services.create({
    name: 'haproxy',
    command: [programs.haproxy, '-W', '-db', '-f', file],
    isUnprivileged: true,
    restartAfterMs: 100,
  });
}
