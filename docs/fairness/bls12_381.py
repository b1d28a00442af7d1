"""Verifies the signatures of drand's quicknet (BLS12-381, a signature in G1, a key in G2) by hand. Takes a few seconds."""
from hash_to_g1 import P, hash_to_g1

# The order of both groups, and the absolute value of the curve's parameter x.
ORDER = 0x73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001
PARAMETER = 0xd201000000010000
G2_GENERATOR = (
    (0x024aa2b2f08f0a91260805272dc51051c6e47ad4fa403b02b4510b647ae3d1770bac0326a805bbefd48056c8c121bdb8,
     0x13e02b6052719f607dacd3a088274f65596bd0d09920b61ab5da61bbdc7f5049334cf11213945d57e5ac7d055d042b7e),
    (0x0ce5d527727d6e118cc9cdc6da2e351aadfd9baa8cbdd3a76d429a695160d12c923ac9cc3baca289e193548608b82801,
     0x0606c4a02ea734cc32acd2b02bc28b99cb3e287e85a763af267492ab572e99ab3f370d275cec1da1aaa9075ff05f79be),
)

# Fp2: a pair (a, b) is a + b·i with i² = -1. Numbers of Fp are written as (a, 0), so that G1 and G2 share the code below.
ZERO, ONE, FOUR, FOUR_XI = (0, 0), (1, 0), (4, 0), (4, 4)


def plus(one, other):
    return (one[0] + other[0]) % P, (one[1] + other[1]) % P


def minus(one, other):
    return (one[0] - other[0]) % P, (one[1] - other[1]) % P


def times(one, other):
    return (one[0] * other[0] - one[1] * other[1]) % P, (one[0] * other[1] + one[1] * other[0]) % P


def inverse(one):
    factor = pow(one[0] * one[0] + one[1] * one[1], -1, P)
    return one[0] * factor % P, -one[1] * factor % P


def power(one, exponent):
    result = ONE
    for bit in bin(exponent)[2:]:
        result = times(result, result)
        if bit == '1':
            result = times(result, one)
    return result


def square_root(one):
    """Returns a square root in Fp2, None if there is none (p = 3 mod 4)."""
    candidate = power(one, (P * P + 7) // 16)
    # The candidate is right up to a factor whose eighth power is 1.
    root_of_i = power((1, 1), (P * P - 1) // 8)
    for _ in range(8):
        if times(candidate, candidate) == one:
            return candidate
        candidate = times(candidate, root_of_i)
    return None


# Curves y² = x³ + b: b = 4 for G1, b = 4(1 + i) for G2. None is the point at infinity.

def slope(one, other):
    """Returns the slope of the line through two points, of the tangent if they are the same; None if it is vertical."""
    if one != other:
        return None if one[0] == other[0] else times(minus(other[1], one[1]), inverse(minus(other[0], one[0])))
    if one[1] == ZERO:
        return None
    return times(times((3, 0), times(one[0], one[0])), inverse(plus(one[1], one[1])))


def add(one, other):
    if one is None or other is None:
        return other if one is None else one
    gradient = slope(one, other)
    if gradient is None:
        return None
    x = minus(times(gradient, gradient), plus(one[0], other[0]))
    return x, minus(times(gradient, minus(one[0], x)), one[1])


def multiply(point, factor):
    result = None
    for bit in bin(factor)[2:]:
        result = add(result, result) if result is not None else None
        if bit == '1':
            result = add(result, point)
    return result


def decode(data, b):
    """
    Returns the point of compressed bytes, None if they are no point of the group. The three highest bits are flags:
    compressed, infinity, and the larger of both y. A coordinate in G2 has its part of i first.
    """
    if len(data) not in (48, 96) or data[0] >> 6 != 0b10:
        return None
    is_larger = data[0] >> 5 & 1 == 1
    parts = [bytes([data[0] & 0x1f]) + data[1:48], data[48:]]
    numbers = [int.from_bytes(part, 'big') for part in parts]
    x = (numbers[0], 0) if len(data) == 48 else (numbers[1], numbers[0])
    y = square_root(plus(times(x, times(x, x)), b)) if max(x) < P else None
    # A point of G1 has no part of i.
    if y is None or (len(data) == 48 and y[1] != 0):
        return None
    # The smaller and the larger one, by the part of i first.
    both = sorted([y, minus(ZERO, y)], key=lambda one: (one[1], one[0]))
    point = x, both[1] if is_larger else both[0]
    return point if multiply(point, ORDER) is None else None


# Fp12: six numbers of Fp2, the coefficients of w⁰ to w⁵ with w⁶ = 1 + i.

def times12(one, other):
    sums = [ZERO] * 11
    for place, factor in enumerate(one):
        if factor != ZERO:
            for shift, number in enumerate(other):
                sums[place + shift] = plus(sums[place + shift], times(factor, number))
    return [plus(low, times((1, 1), high)) for low, high in zip(sums, sums[6:] + [ZERO])]


def line(one, other, point):
    """
    Evaluates the line through two points of G2 at a point of G1, up to a factor that the final power removes. A point (x, y)
    of G2 stands for (x/w², y/w³) on the curve of G1.
    """
    gradient = slope(one, other)
    constant = minus(times(gradient, one[0]), one[1])
    return [constant, ZERO, minus(ZERO, times(gradient, point[0])), point[1], ZERO, ZERO]


def miller_loop(point, key):
    value, current = [ONE] + [ZERO] * 5, key
    for bit in bin(PARAMETER)[3:]:
        value = times12(times12(value, value), line(current, current, point))
        current = add(current, current)
        if bit == '1':
            value = times12(value, line(current, key, point))
            current = add(current, key)
    return value


def verify(public_key, message, signature):
    """Returns True if the signature (48 bytes) of the message is that of the key (96 bytes)."""
    point, key = decode(signature, FOUR), decode(public_key, FOUR_XI)
    if point is None or key is None:
        return False
    x, y = hash_to_g1(message)
    # e(signature, generator) = e(hash, key), as the product of one pairing with the inverse of the other.
    product = times12(miller_loop((point[0], minus(ZERO, point[1])), G2_GENERATOR), miller_loop(((x, 0), (y, 0)), key))
    result = [ONE] + [ZERO] * 5
    for bit in bin((P ** 12 - 1) // ORDER)[2:]:
        result = times12(result, result)
        if bit == '1':
            result = times12(result, product)
    return result == [ONE] + [ZERO] * 5
