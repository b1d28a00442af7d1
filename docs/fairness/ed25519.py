"""Verifies Ed25519 signatures (RFC 8032, section 5.1.7) by hand. Slow, and without secrets, so that it needs no care."""
import hashlib

P = 2 ** 255 - 19
ORDER = 2 ** 252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, -1, P) % P
SQRT_OF_MINUS_1 = pow(2, (P - 1) // 4, P)


def add(one, other):
    """Adds two points of -x² + y² = 1 + d·x²·y²."""
    (x1, y1), (x2, y2) = one, other
    product = D * x1 * x2 * y1 * y2
    x = (x1 * y2 + x2 * y1) * pow(1 + product, -1, P)
    y = (y1 * y2 + x1 * x2) * pow(1 - product, -1, P)
    return x % P, y % P


def multiply(point, factor):
    result = (0, 1)
    while factor > 0:
        if factor & 1:
            result = add(result, point)
        point = add(point, point)
        factor >>= 1
    return result


def decode(data):
    """Returns the point of 32 bytes: y in little-endian, with the lowest bit of x as the highest bit. None if there is none."""
    number = int.from_bytes(data, 'little')
    y, sign = number % 2 ** 255, number >> 255
    if len(data) != 32 or y >= P:
        return None
    square = (y * y - 1) * pow(D * y * y + 1, -1, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P != 0:
        x = x * SQRT_OF_MINUS_1 % P
    if (x * x - square) % P != 0 or (x == 0 and sign == 1):
        return None
    return (x if x % 2 == sign else P - x), y


BASE = decode(bytes([0x58]) + bytes([0x66]) * 31)


def verify(public_key, message, signature):
    """Returns True if the signature (64 bytes) of the message is that of the key (32 bytes)."""
    key, point = decode(public_key), decode(signature[:32])
    factor = int.from_bytes(signature[32:], 'little')
    if len(signature) != 64 or key is None or point is None or factor >= ORDER:
        return False
    challenge = int.from_bytes(hashlib.sha512(signature[:32] + public_key + message).digest(), 'little') % ORDER
    return multiply(BASE, factor) == add(point, multiply(key, challenge))
