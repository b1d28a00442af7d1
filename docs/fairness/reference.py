"""
Computes and verifies rounds of Mines and Double, with Python's standard library alone. The commands are in docs/fairness.md:
python3 docs/fairness/reference.py COMMAND ARGUMENT... prints the result as JSON.
"""
import base64, hashlib, hmac, json, math, sys

# Nothing is written beside the sources.
sys.dont_write_bytecode = True
import bls12_381, ed25519


def sha256(text):
    return hashlib.sha256(text.encode()).hexdigest()


def numbers(server_seed, seed, nonce, count):
    """Returns random numbers from 0 up to 1, one from each four bytes of HMAC-SHA256."""
    block = lambda b: hmac.new(server_seed.encode(), f'{seed}:{nonce}:{b}'.encode(), 'sha256').digest()
    data = b''.join(block(b) for b in range(count // 8 + 1))
    return [int.from_bytes(data[4 * i:4 * i + 4], 'big') / 2 ** 32 for i in range(count)]


def mines(server_seed, client_seed, nonce, count):
    """Returns the cells with mines, in drawing order."""
    pool = list(range(25))
    return [pool.pop(int(f * len(pool))) for f in numbers(server_seed, client_seed, nonce, int(count))]


def multiplier(mine_count, opened, edge_bp):
    """Returns the multiplier in hundredths."""
    mine_count, opened, edge_bp = int(mine_count), int(opened), int(edge_bp)
    if opened == 0:
        return 100
    return 100 * (10000 - edge_bp) * math.comb(25, opened) // (10000 * math.comb(25 - mine_count, opened))


def payout(stake, mine_count, opened, edge_bp, max_payout):
    """Returns the payout of Mines in cents."""
    if int(opened) == 0:
        return 0
    return min(int(stake) * multiplier(mine_count, opened, edge_bp) // 100, int(max_payout))


def double(server_seed, public_seed, round_number):
    """Returns the number of a round of Double: 0 is white, 1 to 7 red, 8 to 14 black."""
    return int(numbers(server_seed, public_seed, round_number, 1)[0] * 15)


def chain(server_seed, round_number, first_round):
    """Returns the terminal hash of the chain to which the seed of a round leads."""
    for _ in range(int(round_number) - int(first_round) + 1):
        server_seed = sha256(server_seed)
    return server_seed


def receipt(public_key, signature, *fields):
    """Returns True if the operator has signed a bet of Double. Key and signature are base64url."""
    message = '\n'.join(['double-bet-receipt:1', *fields]).encode()
    try:
        return ed25519.verify(from_base64url(public_key), message, from_base64url(signature))
    except ValueError:
        return False


def from_base64url(text):
    """Decodes base64url without padding. Raises ValueError for any other text, also one with unused bits that are not zero."""
    data = base64.urlsafe_b64decode(text + '=' * (-len(text) % 4))
    if base64.urlsafe_b64encode(data).rstrip(b'=') != text.encode():
        raise ValueError('no base64url')
    return data


def beacon(public_key, beacon_round, signature):
    """Returns the public seed that a round of the beacon gives, None if its signature is invalid. Key and signature are hex."""
    message = hashlib.sha256(int(beacon_round).to_bytes(8, 'big')).digest()
    is_valid = bls12_381.verify(bytes.fromhex(public_key), message, bytes.fromhex(signature))
    return hashlib.sha256(bytes.fromhex(signature)).hexdigest() if is_valid else None


def check(path):
    """Computes the test vectors of a file, and returns those with another result."""
    with open(path, encoding='utf-8') as file:
        return [vector for vector in json.load(file) if COMMANDS[vector['command']](*vector['arguments']) != vector['result']]


COMMANDS = {f.__name__: f for f in (sha256, mines, multiplier, payout, double, chain, receipt, beacon, check)}

if __name__ == '__main__':
    command, *arguments = sys.argv[1:]
    print(json.dumps(COMMANDS[command](*arguments)))
