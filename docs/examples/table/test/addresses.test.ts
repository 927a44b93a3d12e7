/** The addresses that limits count: a network for a household, whatever way it is written. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { addressOf, networkOf } from '../server/addresses.ts';

describe('an address counts', () => {
  for (const [address, network] of [
    ['10.0.0.1', '10.0.0.1'],
    ['10.0.0.1:5678', '10.0.0.1'],
    ['::ffff:10.0.0.1', '10.0.0.1'],
    ['::ffff:a00:1', '10.0.0.1'],
    ['0:0:0:0:0:FFFF:10.0.0.1', '10.0.0.1'],
    ['[::ffff:10.0.0.1]:5678', '10.0.0.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2'],
    ['2001:db8:1:2:ffff::', '2001:db8:1:2'],
    ['[2001:db8:1:2::1]', '2001:db8:1:2'],
    ['[2001:db8:1:2::1]:5678', '2001:db8:1:2'],
    ['2001:db8::a:b:c:d', '2001:db8:0:0'],
    ['2001:db8::e:b:c:d', '2001:db8:0:0'],
    ['2001:db8:0:0:a:b:c:d', '2001:db8:0:0'],
    ['2001:db8:0:1:a:b:c:d', '2001:db8:0:1'],
    ['2001:db8::1.2.3.4', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
    ['::ffff:0:10.0.0.1', '0:0:0:0'],
    ['', null],
    ['unknown', null],
    ['10.0.0', null],
    ['10.0.0.1:', null],
    ['10.0.0.1:5678:1', null],
    ['10.0.0.1.evil.example', null],
    ['[2001:db8::1', null],
    ['2001:db8::1]:5678', null],
    ['2001:db8:1:2:3:4:5:6:7', null],
  ] as const) {
    test(`as ${network} if it is written ${JSON.stringify(address)}`, () => assert.equal(networkOf(address), network));
  }
});

describe('a request counts', () => {
  const from = (remoteAddress: string | undefined, forwarded?: string): string =>
    addressOf({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } } as never, true);

  test('for its connection, whatever it says, if there is no proxy', () => {
    const request = { socket: { remoteAddress: '10.0.0.1' }, headers: { 'x-forwarded-for': '1.1.1.1' } };
    assert.equal(addressOf(request as never, false), '10.0.0.1');
  });

  test('for the address that the last proxy adds, without its port', () => {
    assert.equal(from('10.0.0.1', '6.6.6.6, 1.1.1.1'), '1.1.1.1');
    assert.equal(from('10.0.0.1', '1.1.1.1:5678'), from('10.0.0.1', '1.1.1.1:8765'));
    assert.equal(from('10.0.0.1', '[2001:db8::1]:5678'), '2001:db8:0:0');
  });

  test('for its connection if the proxy adds no address', () => {
    for (const forwarded of [undefined, '', 'unknown', '1.1.1.1, _hidden']) {
      assert.equal(from('10.0.0.1', forwarded), '10.0.0.1', forwarded);
    }
    assert.equal(from(undefined), '', 'of a connection that is closed');
  });
});
