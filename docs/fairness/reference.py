# python3 reference.py mines SERVER_SEED CLIENT_SEED NONCE MINES
# python3 reference.py double SERVER_SEED PUBLIC_SEED ROUND
import hashlib, hmac, json, sys

def numbers(server_seed, seed, nonce, count):
    block = lambda b: hmac.new(server_seed.encode(), f'{seed}:{nonce}:{b}'.encode(), 'sha256').digest()
    data = b''.join(block(b) for b in range(count // 8 + 1))
    return [int.from_bytes(data[4 * i:4 * i + 4], 'big') / 2 ** 32 for i in range(count)]

def mines(server_seed, client_seed, nonce, count):
    pool = list(range(25))
    return [pool.pop(int(f * len(pool))) for f in numbers(server_seed, client_seed, nonce, int(count))]

def double(server_seed, public_seed, round_number):
    return int(numbers(server_seed, public_seed, round_number, 1)[0] * 15)

game, seed, *inputs = sys.argv[1:]
result = {'mines': mines, 'double': double}[game](seed, *inputs)
print(json.dumps({'hash': hashlib.sha256(seed.encode()).hexdigest(), 'result': result}))
