/// The entropy of chances that add up to 1, in bits (Shannon, 1948): how many yes-or-no answers it takes on average to
/// tell which of these it is.
pub fn entropy(chances: impl Iterator<Item = f64>) -> f64 {
    // What is certain is 0 and not -0.
    let open = chances.filter(|&chance| chance > 0.0 && chance < 1.0);
    open.map(|chance| -chance * libm::log2(chance)).sum::<f64>().max(0.0) + 0.0
}

#[cfg(test)]
mod tests {
    use super::entropy;

    #[test]
    fn a_bit_is_one_question_between_two_even_chances() {
        assert_eq!(entropy([0.25; 4].into_iter()), 2.0);
        assert_eq!(entropy([0.5, 0.25, 0.25, 0.0].into_iter()), 1.5);
        assert_eq!(entropy([1.0, 0.0].into_iter()), 0.0);
    }
}
